import { useRef, type MouseEvent } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { SocialIcon } from "@shanyraq/kit/ornament/SocialIcon.tsx";
import { SmallButton, SmallLink } from "./Header.styles.ts";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { holdsCurrent, isCurrent, type HeaderProps, type ShownMenuItem } from "./header-props.ts";
import { MenuBranch, sectionId } from "./HeaderMenu.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

// Its sign grows with the reader's letters beyond the button, and stays in its middle.
const Square = styled.button`
  display: grid;
  place-content: center;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${paint.heading};
`;
const Opener = styled(Square)`
  display: none;
  @media ${media.phone} {
    display: grid;
    margin-right: -8px;
  }
`;
/** In the sheet nothing beside it would be covered: its sign has the room that it takes. */
const Close = styled(Square)`
  flex: none;
  width: auto;
  min-width: 44px;
  height: auto;
  min-height: 44px;
  margin-left: auto;
`;
/** The browser's own modal dialog: traps the focus, closes on Esc, gives the focus back, costs nothing. */
const Sheet = styled.dialog`
  width: min(30rem, 100%);
  max-width: none;
  height: calc(100dvh - var(--bar-room, 0px));
  max-height: none;
  margin: var(--bar-room, 0px) 0 0 auto;
  padding: 0 ${space(2.5)} ${space(4)};
  border: 0;
  background: ${paint.paper};
  color: ${paint.ink};
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(6 26 34 / 62%);
  }
`;
const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 4rem;
  background: ${paint.paper};
  border-bottom: 1px solid ${paint.line};
  & > nav {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
const Search = styled.div`
  display: none;
  margin-left: auto;
  @media ${media.narrow} {
    display: block;
  }
`;
const Sections = styled.ul`
  padding: ${space(1)} 0;
  & > li {
    border-bottom: 1px solid ${paint.line};
  }
  & summary,
  & > li > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    font-size: ${text.xl};
    font-weight: 600;
    color: ${paint.heading};
    text-decoration: none;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & ul {
    padding: 0 0 ${space(1)} ${space(1.5)};
    list-style-type: "";
  }
  & li li a,
  & li li > span {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${paint.ink};
    text-decoration: none;
  }
  & [aria-current] {
    font-weight: 700;
  }
`;
const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(0.5)};
  padding-top: ${space(2)};
`;

const Section = ({ item, path, onFollow }: { item: ShownMenuItem; path: string; onFollow: () => void }) => {
  const intl = useIntl();
  if (!item.items || item.items.length === 0) {
    return (
      <li>
        <Link href={item.url} aria-current={isCurrent(item.url, path) ? "page" : undefined} onClick={onFollow}>
          <InlineText>{item.name}</InlineText>
        </Link>
      </li>
    );
  }
  const own: readonly ShownMenuItem[] =
    item.url === "" ? [] : [{ id: sectionId, name: intl.formatMessage({ id: "kit.header.section" }, { name: item.name }), url: item.url }];
  return (
    <li>
      <details open={holdsCurrent(item, path)}>
        <summary>
          <InlineText>{item.name}</InlineText>
          <Icon name="down" />
        </summary>
        <ul>
          {[...own, ...item.items].map((child) => (
            <MenuBranch key={child.id} item={child} path={path} onFollow={onFollow} />
          ))}
        </ul>
      </details>
    </li>
  );
};

/** Below 1023 px: the same menu and the same utilities in a sheet. */
export function HeaderBurger(props: HeaderProps) {
  const { menu, path, phone, shortNumber, messenger, sisters = [], social = [], languages, onLanguage, accessibility } = props;
  const intl = useIntl();
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === sheet.current) close();
  };
  const callMe = () => {
    close();
    props.onCallMe?.();
  };
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Icon name="menu" size="1.75rem" />
        <VisuallyHidden>{intl.formatMessage({ id: "kit.header.openMenu" })}</VisuallyHidden>
      </Opener>
      {/* A press beside the sheet closes it; keys have Esc. */}
      <Sheet ref={sheet} aria-label={intl.formatMessage({ id: "kit.header.menu" })} onClick={closeBeside}>
        <Top>
          <LanguageSelector languages={languages} onLanguage={onLanguage} />
          {/* What the search opens would stand under the sheet. */}
          {props.search && <Search onClickCapture={close}>{props.search}</Search>}
          <Close type="button" onClick={close}>
            <Icon name="close" size="1.75rem" />
            <VisuallyHidden>{intl.formatMessage({ id: "kit.header.closeMenu" })}</VisuallyHidden>
          </Close>
        </Top>
        <nav aria-label={intl.formatMessage({ id: "kit.header.menu" })}>
          <Sections>
            {menu.map((item) => (
              <Section key={item.id} item={item} path={path} onFollow={close} />
            ))}
          </Sections>
        </nav>
        <Foot>
          <SmallLink href={telOf(phone)}>
            <Icon name="phone" />
            <NoWrap>{phone}</NoWrap>
          </SmallLink>
          {shortNumber && (
            <SmallLink href={telOf(shortNumber)}>
              <Icon name="phone" />
              {intl.formatMessage({ id: "kit.header.short" }, { number: shortNumber })}
            </SmallLink>
          )}
          {props.onCallMe && (
            <SmallButton type="button" onClick={callMe}>
              <Icon name="callMe" />
              {intl.formatMessage({ id: "kit.header.callMe" })}
            </SmallButton>
          )}
          {messenger && (
            <SmallLink href={messenger.href} target="_blank">
              <Icon name="message" />
              {messenger.name}
            </SmallLink>
          )}
          <SmallButton type="button" data-mode-toggle aria-pressed={accessibility.pressed} onClick={accessibility.onToggle}>
            <Icon name="eye" />
            {intl.formatMessage({ id: "kit.header.accessibility" })}
          </SmallButton>
          {sisters.map((link) => (
            <SmallLink key={link.href} href={link.href} target="_blank">
              <InlineText>{link.name}</InlineText>
            </SmallLink>
          ))}
          {social.map((link) => (
            <SmallLink key={link.href} href={link.href} target="_blank">
              <SocialIcon name={link.name} />
              {link.name}
            </SmallLink>
          ))}
        </Foot>
      </Sheet>
    </>
  );
}
