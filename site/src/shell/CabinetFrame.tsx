import { href, routes, type RouteName } from "@shanyraq/routes";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CabinetNav } from "@shanyraq/ui/cabinet/CabinetNav.tsx";
import dynamic from "next/dynamic";
import { useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { LoginGate } from "../session/LoginGate.tsx";
import { isStaff } from "../session/places-of.ts";
import { Seo } from "../seo/Seo.tsx";
import { useSession } from "../session/session.tsx";

/** Comes for whoever reads large print alone. */
const LargeLetters = dynamic(() => import("./LargeLetters.tsx").then((module) => module.LargeLetters), { ssr: false });

/** The parts of the cabinet, and the pages that stand under each. */
const parts = [
  ["cabinet", "cabinet.nav.desk", []],
  [
    "cabinetReports",
    "shell.myContracts",
    ["cabinetReport", "cabinetReportChange", "cabinetReportCancel", "cabinetReportMaturity", "cabinetReportPaper"],
  ],
  ["cabinetApps", "shell.myApplications", []],
  ["cabinetClaims", "page.cabinetClaims", []],
  ["sign", "page.sign", []],
  ["cabinetNotifications", "page.cabinetNotifications", []],
  ["cabinetInfo", "page.cabinetInfo", ["cabinetResetPassword"]],
] as const satisfies readonly (readonly [RouteName, string, readonly RouteName[]])[];

function standingOf(part: RouteName, under: readonly RouteName[], route: RouteName): "page" | "true" | undefined {
  if (part === route) return "page";
  return under.includes(route) ? "true" : undefined;
}

interface CabinetFrameProps {
  readonly route: RouteName;
  readonly children: ReactNode;
}

/** A page of the cabinet: its title, the way to the other parts, and its content for who is signed in. The staff has those of its account. */
export function CabinetFrame({ route, children }: CabinetFrameProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { session } = useSession();
  const ofStaff = isStaff(session);
  const shown = useMemo(
    () =>
      parts
        .filter(([part]) => !ofStaff || routes[part].auth === "account")
        .map(([part, id, under]) => ({
          name: formatMessage({ id }),
          href: href(part, locale),
          current: standingOf(part, under, route),
        })),
    [formatMessage, locale, route, ofStaff],
  );
  return (
    <>
      <Seo route={route} title={formatMessage({ id: routes[route].title })} />
      <Section $tight>
        <Container>
          <LoginGate of={routes[route].auth}>
            <Stack $gap={4}>
              <CabinetNav parts={shown} />
              {session.at === "signedIn" && session.user.reading === "largePrint" && <LargeLetters />}
              {children}
            </Stack>
          </LoginGate>
        </Container>
      </Section>
    </>
  );
}
