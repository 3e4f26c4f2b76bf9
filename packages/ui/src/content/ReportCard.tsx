import type { Output } from "@shanyraq/calls";
import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";

export type Report = Output<"reports">["data"][number];
export type ReportFile = Output<"reportFiles">["data"][number];

const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
const KILOBYTE = 1024;

interface ReportCardProps {
  readonly report: Report;
  /** Absent while it is not known where its file stands. */
  readonly file?: ReportFile | undefined;
  readonly level?: 2 | 3;
}

/** A report: its figures to read, and its file to keep. */
export function ReportCard({ report, file, level = 2 }: ReportCardProps) {
  const intl = useIntl();
  const id = useId();
  const { name, lead, date, figures } = report;
  return (
    <Card as="article" aria-labelledby={id}>
      <Heading level={level} look={3} id={id}>
        {name}
      </Heading>
      <Small>{intl.formatMessage({ id: "reports.published" }, { date: dateText(intl, date) })}</Small>
      <p>{lead}</p>
      <SummaryList rows={figures} />
      {file && (
        <Cluster $gap={2}>
          {/* A file is the browser's to fetch: the router knows pages alone. */}
          <Button
            variant="secondary"
            href={file.url}
            download=""
            icon={<Icon name="download" />}
            aria-label={intl.formatMessage({ id: "reports.download.of" }, { name })}
          >
            {intl.formatMessage({ id: "reports.download" })}
          </Button>
          <Small>{intl.formatMessage({ id: "reports.file" }, { size: Math.ceil(file.size / KILOBYTE) })}</Small>
        </Cluster>
      )}
    </Card>
  );
}
