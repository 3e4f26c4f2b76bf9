import type { PensionCase } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useSizeText } from "@shanyraq/kit/fields/files/UploadItem.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

type Missing = PensionCase["missing"][number];

interface PensionPapersProps {
  readonly missing: readonly Missing[];
  readonly files: PensionCase["files"];
  /** Where a paper of a kind is chosen and sent. */
  readonly upload: (paper: Missing) => ReactNode;
}

/** The papers for what no service has confirmed: what is missing, each with the place to attach it, and what has come. */
export function PensionPapers({ missing, files, upload }: PensionPapersProps) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  return (
    <Stack $gap={2}>
      {missing.length > 0 && (
        <>
          <Heading level={3}>{formatMessage({ id: "pension.papers" })}</Heading>
          {missing.map((paper) => (
            <div key={paper.kind}>{upload(paper)}</div>
          ))}
        </>
      )}
      {files.length > 0 && (
        <>
          <Heading level={3}>{formatMessage({ id: "pension.papers.sent" })}</Heading>
          <Stack as="ul" $gap={0.5}>
            {files.map(({ id, name, size }) => (
              <li key={id}>
                {name}, {sizeText(size)}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
