import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as TabGroup } from "react-aria-components/Tabs";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { AriaLanguage } from "../text/AriaLanguage.tsx";
import { chipChosen, chipLook, chipRow, tabChosen, TabCount, tabLook, tabRow } from "./Tabs.styles.ts";

const Row = styled(TabList)<{ $within: boolean }>`
  ${({ $within }) => ($within ? chipRow : tabRow)}
`;
const One = styled(Tab)<{ $within: boolean }>`
  ${({ $within }) => ($within ? chipLook : tabLook)}
  &[data-selected] {
    ${({ $within }) => ($within ? chipChosen : tabChosen)}
  }
  &[data-disabled] {
    opacity: 0.72;
    cursor: default;
  }
`;
const Panel = styled(TabPanel)`
  padding-top: ${space(3)};
`;

export interface TabItem {
  readonly id: string;
  readonly title: string;
  /** How much stands under the tab, where that is known. */
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs divide: "Способ входа". */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** They stand within a tab of other tabs, and look otherwise than those. */
  readonly within?: boolean | undefined;
}

/** Parts of one page of which one is shown. Parts with an address of their own are links instead. */
export const Tabs = ({ label, tabs, chosen, onChoose, within = false }: TabsProps) => (
  <AriaLanguage>
    <TabGroup selectedKey={chosen} onSelectionChange={(key) => onChoose(String(key))}>
      <Row aria-label={label} $within={within}>
        {tabs.map(({ id, title, count, disabled = false }) => (
          <One key={id} id={id} isDisabled={disabled} $within={within}>
            {title}
            {count !== undefined && <TabCount>{count}</TabCount>}
          </One>
        ))}
      </Row>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </TabGroup>
  </AriaLanguage>
);
