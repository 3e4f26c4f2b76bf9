import { leadsOnly, match, routes, type Route, type RouteName } from "@shanyraq/routes";
import { Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { useRouter } from "next/router";
import { useIntl } from "react-intl";
import { LoginGate } from "../../shell/LoginGate.tsx";
import { Seo } from "../../shell/Seo.tsx";
import { LeadPage, type LeadName } from "./parts/LeadPage.tsx";
import { NotFoundScreen } from "./notFound.tsx";

const isLead = (name: RouteName): name is LeadName => leadsOnly.includes(name);

/** An address that opens before its own screen is built. The page's file names the route, so server and browser agree. */
export function Screen() {
  const { formatMessage } = useIntl();
  const { pathname } = useRouter();
  const name = match(pathname)?.name;
  if (!name || !isLead(name)) return <NotFoundScreen />;
  const { auth, title }: Route = routes[name];
  const page = <LeadPage name={name} />;
  return (
    <>
      <Seo route={name} title={formatMessage({ id: title })} description={formatMessage({ id: `lead.${name}` })} />
      {auth === "customer" ? (
        <Section $tight>
          <Container>
            <LoginGate>{page}</LoginGate>
          </Container>
        </Section>
      ) : (
        page
      )}
    </>
  );
}
