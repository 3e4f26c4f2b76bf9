import { useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import * as S from "./Header.styles.ts";
import { HeaderBurger } from "./HeaderBurger.tsx";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { SocialIcon } from "@shanyraq/kit/ornament/SocialIcon.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import type { HeaderProps } from "./header-props.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { NotificationBell } from "./NotificationBell.tsx";
import { useDisclosure } from "@shanyraq/kit/actions/use-disclosure.ts";
import { UserMenu } from "./UserMenu.tsx";
import { SkipLink } from "@shanyraq/kit/layout/SkipLink.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

const Utilities = (props: HeaderProps) => {
  const { phone, contactsReady = true, shortNumber, messenger, sisters = [], social = [], onCallMe, accessibility } = props;
  const intl = useIntl();
  return (
    <S.Utilities>
      <S.Row>
        <S.SmallLinks>
          {sisters.map((link) => (
            <li key={link.href}>
              <S.SmallLink href={link.href} target="_blank">
                <InlineText>{link.name}</InlineText>
              </S.SmallLink>
            </li>
          ))}
          {social.map((link) => (
            <li key={link.href} data-social="">
              <S.SmallLink href={link.href} target="_blank">
                <SocialIcon name={link.name} />
                {link.name}
              </S.SmallLink>
            </li>
          ))}
        </S.SmallLinks>
        <S.Push />
        <S.Contacts $shown={contactsReady}>
          {messenger && (
            <S.SmallLink href={messenger.href} target="_blank">
              <Icon name="message" size="1.1em" />
              {messenger.name}
            </S.SmallLink>
          )}
          <S.SmallLink href={telOf(phone)}>
            <Icon name="phone" size="1.1em" />
            <NoWrap>{phone}</NoWrap>
          </S.SmallLink>
          {shortNumber && (
            <S.SmallLink href={telOf(shortNumber)} aria-label={intl.formatMessage({ id: "kit.header.short" }, { number: shortNumber })}>
              {shortNumber}
            </S.SmallLink>
          )}
        </S.Contacts>
        {onCallMe && (
          <S.SmallButton type="button" onClick={onCallMe}>
            <Icon name="callMe" size="1.1em" />
            {intl.formatMessage({ id: "kit.header.callMe" })}
          </S.SmallButton>
        )}
        <S.SmallButton type="button" data-mode-toggle aria-pressed={accessibility.pressed} onClick={accessibility.onToggle}>
          <Icon name="eye" size="1.1em" />
          {intl.formatMessage({ id: "kit.header.accessibility" })}
        </S.SmallButton>
      </S.Row>
    </S.Utilities>
  );
};

/** The site's header. It knows no brand and no account: everything comes by props. */
export function Header(props: HeaderProps) {
  const {
    logo,
    homeHref,
    menu,
    path,
    user,
    cabinet = [],
    count,
    bellPressed,
    onBell,
    onLogin,
    onLogout,
    search,
    languages,
    onLanguage,
  } = props;
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  const disclosure = useDisclosure(bar);
  return (
    <S.Bar ref={bar} data-print="no">
      <SkipLink />
      <Utilities {...props} />
      <S.Main>
        <S.Home href={homeHref}>
          {logo}
          <VisuallyHidden>{intl.formatMessage({ id: "kit.header.home" })}</VisuallyHidden>
        </S.Home>
        <HeaderMenu menu={menu} path={path} disclosure={disclosure} />
        <S.Actions>
          {search && <S.Search>{search}</S.Search>}
          <S.Languages>
            <LanguageSelector languages={languages} onLanguage={onLanguage} />
          </S.Languages>
          {user && onBell && <NotificationBell count={count} open={bellPressed} onPress={onBell} />}
          {user ? (
            <UserMenu user={user} links={cabinet} onLogout={onLogout} disclosure={disclosure} />
          ) : (
            <Button
              size="s"
              variant="secondary"
              icon={
                <S.RoomyIcon>
                  <Icon name="user" />
                </S.RoomyIcon>
              }
              onClick={onLogin}
            >
              {intl.formatMessage({ id: "kit.header.login" })}
            </Button>
          )}
          <HeaderBurger {...props} />
        </S.Actions>
      </S.Main>
    </S.Bar>
  );
}
