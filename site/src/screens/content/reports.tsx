import { FilterBar } from "@shanyraq/ui/content/FilterBar.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { ReportCard } from "@shanyraq/ui/content/ReportCard.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Container, Grid, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { PageProps, ShownReports } from "../../build/page-props.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { YearFiles } from "./parts/YearFiles.tsx";
import { useYear } from "./parts/useYear.ts";

/** The files of the reports that are shown: the build knows those of all years. */
const filesOf = ({ reports, files }: ShownReports) => files.filter(({ id }) => reports.some((report) => report.id === id));

/** Financial statements, year by year. */
export function Screen({ years, reports, files }: PageProps["reports"]) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const [first = ""] = years;
  const [year, setYear] = useState(first);
  const state = useYear(year, first, { reports, files });
  const lead = formatMessage({ id: "lead.reports" });
  return (
    <>
      <Seo route="reports" title={formatMessage({ id: "page.reports" })} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={formatMessage({ id: "page.reports" })} lead={lead} />
            <FilterBar
              label={formatMessage({ id: "reports.years" })}
              options={years.map((value) => ({ value, name: value }))}
              value={year}
              onChange={setYear}
            />
            <div aria-busy={state.at === "busy"} aria-live="polite">
              {state.at === "busy" && <Skeleton $height="32rem" />}
              {state.at === "failed" && (
                <FailureState title={formatMessage({ id: "reports.failed" })} onRetry={state.retry} phone={company.phone} />
              )}
              {state.at === "shown" && state.reports.length === 0 && <EmptyState title={formatMessage({ id: "reports.none" })} />}
              {state.at === "shown" && (
                <Stack $gap={4}>
                  {filesOf(state).length > 1 && <YearFiles key={year} year={year} files={filesOf(state)} />}
                  <Grid $min="28rem">
                    {state.reports.map((report) => (
                      <ReportCard key={report.slug} report={report} file={state.files.find(({ id }) => id === report.id)} />
                    ))}
                  </Grid>
                </Stack>
              )}
            </div>
            <p>{formatMessage({ id: "reports.accessible" })}</p>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
