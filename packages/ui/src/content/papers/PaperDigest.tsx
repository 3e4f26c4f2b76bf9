import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { DigestGroups } from "./DigestGroups.tsx";

const Box = styled.div`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;

/** The SHA-256 of the file that a page stands in, and how to compare it with that of a file at hand. */
export function PaperDigest({ sha256 }: { readonly sha256: string }) {
  const { formatMessage } = useIntl();
  const [help, setHelp] = useState(false);
  return (
    <Box>
      <Stack $gap={1}>
        <p>{formatMessage({ id: "paper.digest" })}</p>
        <DigestGroups sha256={sha256} />
        <div data-print="no">
          <Button size="s" variant="quiet" aria-expanded={help} onClick={() => setHelp(!help)}>
            {formatMessage({ id: "paper.digest.compare" })}
          </Button>
        </div>
        {help && (
          <div data-print="no">
            <p>{formatMessage({ id: "paper.digest.text" })}</p>
            <p>
              Windows: <code translate="no">certutil -hashfile policy.pdf SHA256</code>
            </p>
            <p>
              macOS, Linux: <code translate="no">shasum -a 256 policy.pdf</code>
            </p>
          </div>
        )}
      </Stack>
    </Box>
  );
}
