import { routes, type RouteName } from "@shanyraq/routes";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { LoginGate } from "../../../shell/LoginGate.tsx";
import { Seo } from "../../../shell/Seo.tsx";

/** A page of the cabinet: its title, and its content for who is signed in. */
export function CabinetFrame({ route, children }: { readonly route: RouteName; readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Seo route={route} title={formatMessage({ id: routes[route].title })} />
      <Section $tight>
        <Container>
          <LoginGate>
            <Stack $gap={4}>{children}</Stack>
          </LoginGate>
        </Container>
      </Section>
    </>
  );
}
