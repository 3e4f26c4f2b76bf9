import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Link } from "../kit/LinkContext.tsx";
import { paint, radius, size, space, text } from "../theme/tokens.ts";

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  border-bottom: 1px solid ${paint.line};
`;
const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.target};
  margin-bottom: -1px;
  padding-block: ${space(1)};
  border-bottom: 3px solid transparent;
  color: ${paint.inkSoft};
  font-weight: 550;
  text-decoration: none;
  &:hover {
    color: ${paint.heading};
  }
  &[aria-current="page"] {
    border-color: ${paint.primary};
    color: ${paint.heading};
  }
`;
const Count = styled.span`
  min-width: 1.75em;
  padding: 0 ${space(1)};
  border-radius: ${radius.round};
  background: ${paint.sunken};
  font-size: ${text.s};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface ContractTabsProps {
  readonly shown: "current" | "failed";
  readonly hrefs: { readonly current: string; readonly failed: string };
  /** Absent until the provider has told them. */
  readonly counts?: { readonly current: number; readonly failed: number } | undefined;
}

/** The two lists of contracts, each with its number; links, because each has an address. */
export function ContractTabs({ shown, hrefs, counts }: ContractTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Tabs aria-label={formatMessage({ id: "cabinet.tabs" })}>
      {(["current", "failed"] as const).map((tab) => (
        <Tab key={tab} href={hrefs[tab]} aria-current={tab === shown ? "page" : undefined}>
          {formatMessage({ id: `cabinet.tabs.${tab}` })}
          {counts && <Count>{counts[tab]}</Count>}
        </Tab>
      ))}
    </Tabs>
  );
}
