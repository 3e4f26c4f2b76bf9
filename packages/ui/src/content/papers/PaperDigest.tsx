import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Box = styled.div`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
/** Groups of four, which the eye compares without losing its place; copied, they are the digest without spaces. */
const Groups = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
  color: ${paint.ink};
  font-size: ${text.m};
`;

/** The SHA-256 of the file that a page stands in, and how to compare it with that of a file at hand. */
export function PaperDigest({ sha256 }: { readonly sha256: string }) {
  const { formatMessage } = useIntl();
  const [help, setHelp] = useState(false);
  return (
    <Box>
      <Stack $gap={1}>
        <p>{formatMessage({ id: "paper.digest" })}</p>
        <Groups translate="no">
          {sha256.match(/.{1,4}/g)?.map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </Groups>
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
