import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { tabChosen, TabCount, tabLook, tabRow } from "@shanyraq/kit/actions/Tabs.styles.ts";

const Row = styled.nav`
  ${tabRow}
`;
const One = styled(Link)`
  ${tabLook}
  &[aria-current="page"] {
    ${tabChosen}
  }
`;

interface ContractTabsProps {
  readonly shown: "current" | "failed";
  readonly hrefs: { readonly current: string; readonly failed: string };
  /** Absent until the provider has sent them. */
  readonly counts?: { readonly current: number; readonly failed: number } | undefined;
}

/** The two lists of contracts, each with its number; links, because each has an address. */
export function ContractTabs({ shown, hrefs, counts }: ContractTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Row aria-label={formatMessage({ id: "cabinet.tabs" })}>
      {(["current", "failed"] as const).map((tab) => (
        <One key={tab} href={hrefs[tab]} aria-current={tab === shown ? "page" : undefined}>
          {formatMessage({ id: `cabinet.tabs.${tab}` })}
          {counts && <TabCount>{counts[tab]}</TabCount>}
        </One>
      ))}
    </Row>
  );
}
