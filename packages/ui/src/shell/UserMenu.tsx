import { maskPhone } from "@shanyraq/rules";
import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, size, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { topItem } from "./Header.styles.ts";
import { Panel, PanelList } from "./HeaderPanel.styles.ts";
import type { HeaderUser, NamedLink } from "./header-props.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import type { Disclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import { visuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

const Place = styled.div`
  position: relative;
`;
// The name takes two lines before the menu does, with the room of the arrow; on a phone or a closer desktop the figure stands alone: the name stays for the ear
// and opens in the card.
const Toggle = styled.button`
  ${topItem}
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.m};
  min-height: 3rem;
  max-width: 15rem;
  gap: ${space(1)};
  & > span {
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
  @media ${media.belowFull} {
    max-width: 11rem;
    font-size: ${text.s};
    & > span + svg {
      display: none;
    }
  }
  @media ${media.small}, ${media.closeDesktop} {
    justify-content: center;
    width: 44px;
    padding: 0;
    & > span {
      ${visuallyHidden}
    }
  }
`;
const Card = styled(Panel)`
  max-height: ${size.userMenu};
  padding: ${space(2)};
`;
const Facts = styled.div`
  padding: 0 ${space(1.5)} ${space(1.5)};
  margin-bottom: ${space(1)};
  border-bottom: 1px solid ${paint.line};
  font-size: ${text.s};
  color: ${paint.inkSoft};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > strong {
    display: block;
    font-size: ${text.l};
    color: ${paint.ink};
  }
`;
const Leave = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space(1.5)};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  text-align: left;
  &:hover {
    background: ${paint.primarySoft};
  }
`;

interface UserMenuProps {
  readonly user: HeaderUser;
  readonly links: readonly NamedLink[];
  readonly onLogout: () => void;
  readonly disclosure: Disclosure;
}

export function UserMenu({ user, links, onLogout, disclosure }: UserMenuProps) {
  const intl = useIntl();
  const id = useId();
  const isOpen = disclosure.open === id;
  const leave = () => {
    disclosure.close();
    onLogout();
  };
  return (
    <Place>
      <Toggle type="button" data-disclosure="" aria-expanded={isOpen} aria-controls={id} onClick={() => disclosure.toggle(id)}>
        <Icon name="user" />
        <span>{user.name}</span>
        <Icon name="down" size="1em" />
      </Toggle>
      <Card id={id} hidden={!isOpen} data-align="end">
        <Facts>
          <strong>{user.name}</strong>
          <div>{user.iinOrNumber}</div>
          {user.phone && <div>{maskPhone(user.phone)}</div>}
          {user.email && (
            <div>
              <EmailText>{user.email}</EmailText>
            </div>
          )}
        </Facts>
        <PanelList>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} onClick={disclosure.close}>
                {link.name}
              </Link>
            </li>
          ))}
        </PanelList>
        <Leave type="button" onClick={leave}>
          <Icon name="logout" />
          {intl.formatMessage({ id: "kit.header.logout" })}
        </Leave>
      </Card>
    </Place>
  );
}
