import { routes, type RouteName } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { HelpByPhone } from "@shanyraq/ui/content/HelpByPhone.tsx";
import { Container, Section, Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Seo } from "../../../seo/Seo.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";

type Asking = Extract<RouteName, "checkPolis" | "checkStatus" | "complianceController" | "feedback" | "insuranceOmbudsman">;

interface StatementPageProps {
  readonly name: Asking;
  /** What a page of several forms was opened for, where that has a title of its own. */
  readonly about?: "insuredEvent" | undefined;
  readonly children: ReactNode;
}

/** Title and sentence of a page with a form; the form is loaded after them. */
export function StatementPage({ name, about, children }: StatementPageProps) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const title = formatMessage({ id: about ? `page.${about}` : routes[name].title });
  const lead = formatMessage({ id: `lead.${about ?? name}` });
  return (
    <>
      <Seo route={name} title={title} description={lead} />
      <Section $tight>
        <Container>
          <Stack $gap={5}>
            <PageHead title={title} lead={lead} />
            <Split>
              <div>{children}</div>
              <aside aria-label={formatMessage({ id: "content.lead.help" })}>
                <HelpByPhone phone={company.phone} />
              </aside>
            </Split>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
