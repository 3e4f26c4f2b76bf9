import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { ReportCard } from "@shanyraq/ui/content/ReportCard.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useLocale } from "../../locale/LocaleRoot.tsx";

/** The annual reports, the latest first. */
export function Screen({ reports, files }: PageProps["report"]) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const lead = formatMessage({ id: "lead.report" });
  return (
    <>
      <Seo route="report" title={formatMessage({ id: "page.report" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.report" })} lead={lead} />
            <p>
              {formatMessage({ id: "reports.accessible" })}{" "}
              <TextLink href={href("reports", locale)}>{formatMessage({ id: "reports.all" })}</TextLink>
            </p>
            <Grid $min="28rem">
              {reports.map((report) => (
                <ReportCard key={report.slug} report={report} file={files.find(({ id }) => id === report.id)} />
              ))}
            </Grid>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
