import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Cluster, Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { Seo } from "../../seo/Seo.tsx";
import { useSession } from "../../session/session.tsx";

/** No visitor pays for the desk: it comes to who works at it. */
const Desk = dynamic(() => import("./parts/Desk.tsx").then((module) => module.Desk), {
  ssr: false,
  loading: () => <Skeleton $height="32rem" />,
});

const ManagedCases = dynamic(() => import("./parts/ManagedCases.tsx").then((module) => module.ManagedCases), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** For visitors who are not staff: a customer reads what happens at a desk, and where to go. */
function Visitor() {
  const { formatMessage } = useIntl();
  const { locale } = useCatalogue();
  const { session, login } = useSession();
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "reception.visitor.code" })}</p>
      <p>{formatMessage({ id: "reception.visitor.notice" })}</p>
      <Cluster>
        {session.at === "guest" && <Button onClick={() => login.open()}>{formatMessage({ id: "reception.visitor.login" })}</Button>}
        <Button variant="secondary" href={href("contacts", locale)}>
          {formatMessage({ id: "reception.visitor.offices" })}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The desk of the staff: of an employee who serves customers in an office, of a manager with customers of their own. */
export function Screen() {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const title = formatMessage({ id: "page.employeeReception" });
  const who = session.at === "signedIn" ? session.user : undefined;
  const lead = () => {
    if (who?.role === "employee") return undefined;
    return formatMessage({ id: who?.role === "manager" ? "reception.manager.lead" : "reception.visitor.lead" });
  };
  const desk = () => {
    if (who?.role === "employee") return <Desk key={who.id} />;
    return who?.role === "manager" ? <ManagedCases key={who.id} /> : undefined;
  };
  const own = desk();
  return (
    <>
      <Seo route="employeeReception" title={title} description={formatMessage({ id: "reception.visitor.lead" })} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <PageHead title={who?.role === "manager" ? formatMessage({ id: "page.managerDesk" }) : title} lead={lead()} />
            {own ? <LaterMessages>{own}</LaterMessages> : <Visitor />}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
