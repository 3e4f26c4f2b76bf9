import { useId } from "react";
import { useIntl } from "react-intl";
import { Menu, TopButton, TopLink } from "./Header.styles.ts";
import { Panel, PanelList } from "./HeaderPanel.styles.ts";
import { holdsCurrent, isCurrent, type ShownMenuItem } from "./header-props.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import type { Disclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

/** The branch's own page, first in its panel. */
export const sectionId = "section";

interface BranchProps {
  readonly item: ShownMenuItem;
  readonly path: string;
  readonly onFollow: () => void;
}

/** A link, or a plain heading where the item leads nowhere, and the items under it. */
export const MenuBranch = ({ item, path, onFollow }: BranchProps) => (
  <li data-section={item.id === sectionId ? "" : undefined}>
    {item.url === "" ? (
      <span>
        <InlineText>{item.name}</InlineText>
      </span>
    ) : (
      <Link href={item.url} aria-current={isCurrent(item.url, path) ? "page" : undefined} onClick={onFollow}>
        <InlineText>{item.name}</InlineText>
      </Link>
    )}
    {item.items && item.items.length > 0 && (
      <ul>
        {item.items.map((child) => (
          <MenuBranch key={child.id} item={child} path={path} onFollow={onFollow} />
        ))}
      </ul>
    )}
  </li>
);

/** Items that would not fit under each other stand in columns, and those with items of their own side by side. */
const FEW = 5;
const MAX_GROUPS = 4;
const groupsOf = (items: readonly ShownMenuItem[]): number =>
  Math.min(MAX_GROUPS, items.filter((item) => (item.items ?? []).length > 0).length);

interface HeaderMenuProps {
  readonly menu: readonly ShownMenuItem[];
  readonly path: string;
  readonly disclosure: Disclosure;
}

/** Buttons that disclose links; not role=menu, which would take the Tab key away from the reader. */
export function HeaderMenu({ menu, path, disclosure }: HeaderMenuProps) {
  const intl = useIntl();
  const base = useId();
  return (
    <Menu aria-label={intl.formatMessage({ id: "kit.header.menu" })}>
      <ul>
        {menu.map((item, index) => {
          const id = `${base}-${item.id}`;
          const isOpen = disclosure.open === id;
          if (!item.items || item.items.length === 0) {
            return (
              <li key={item.id}>
                <TopLink href={item.url} aria-current={isCurrent(item.url, path) ? "page" : undefined} onClick={disclosure.close}>
                  <InlineText>{item.name}</InlineText>
                </TopLink>
              </li>
            );
          }
          return (
            <li key={item.id}>
              <TopButton
                type="button"
                data-disclosure=""
                data-here={holdsCurrent(item, path) ? "yes" : undefined}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => disclosure.toggle(id)}
              >
                <InlineText>{item.name}</InlineText>
                <Icon name="down" size="1em" />
              </TopButton>
              <Panel
                id={id}
                hidden={!isOpen}
                data-align={index > menu.length / 2 ? "end" : undefined}
                data-groups={groupsOf(item.items) || undefined}
              >
                <PanelList $columns={item.items.length > FEW} $groups={groupsOf(item.items)}>
                  {item.url !== "" && (
                    <MenuBranch
                      item={{ id: sectionId, name: intl.formatMessage({ id: "kit.header.section" }, { name: item.name }), url: item.url }}
                      path={path}
                      onFollow={disclosure.close}
                    />
                  )}
                  {item.items.map((child) => (
                    <MenuBranch key={child.id} item={child} path={path} onFollow={disclosure.close} />
                  ))}
                </PanelList>
              </Panel>
            </li>
          );
        })}
      </ul>
    </Menu>
  );
}
