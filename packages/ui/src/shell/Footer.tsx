import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, size, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import type { ShownMenuItem, NamedLink } from "./header-props.ts";
import { FoldBody, FoldButton, usePhoneFold } from "@shanyraq/kit/layout/PhoneFold.tsx";
import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { SocialIcon } from "@shanyraq/kit/ornament/SocialIcon.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

const Band = styled.footer`
  position: relative;
  overflow: hidden;
  margin-top: auto;
  padding: ${space(8)} 0 ${space(5)};
  @media ${media.phone} {
    padding: ${space(3)} 0 ${space(9)};
  }
`;
const Inner = styled.div`
  position: relative;
  max-width: calc(${size.container} + 4rem);
  margin: 0 auto;
  padding: 0 min(clamp(1rem, 2.5vw, 2rem), 5vw);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(15rem, 1fr) minmax(0, 2fr);
  gap: ${space(6)} ${space(8)};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;
/** In a window as narrow as a phone every number of eighteen characters stands whole. */
const PHONE_FITS = "(90vw / (18 * (var(--figure, 0.6) + var(--spread, 0))))";
// Its least height keeps the place of two lines: the number mounts after the page.
const Phone = styled.div`
  margin-top: ${space(2)};
  min-height: 4.75rem;
  font-size: ${text.s};
  color: ${paint.inkSoft};
  & > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    width: fit-content;
    font-size: min(${text.h3}, ${PHONE_FITS});
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    color: ${paint.ink};
    text-decoration: none;
    white-space: nowrap;
  }
  & > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;
const Write = styled.p`
  font-size: ${text.s};
  overflow-wrap: anywhere;
`;
// An only child is a menu without branches: it stands in columns, not as one long list.
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  & ul {
    padding: 0;
    list-style-type: "";
  }
  & > li:only-child > ul {
    columns: 3 9rem;
    column-gap: ${space(3)};
  }
  & li {
    break-inside: avoid;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    width: fit-content;
    font-size: ${text.s};
    line-height: 1.3;
  }
  & > li > a,
  & > li > strong {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    font-size: ${text.m};
    font-weight: 650;
  }
  @media ${media.phone} {
    & a {
      min-height: 44px;
    }
  }
  html[data-scheme] & a {
    min-height: 44px;
  }
`;
const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin-top: ${space(1)};
  & a {
    display: flex;
    align-items: center;
    gap: ${space(0.75)};
    min-height: 44px;
    font-size: ${text.s};
  }
`;
const Company = styled.address`
  display: grid;
  gap: ${space(0.5)};
  margin-top: ${space(3)};
  padding-top: ${space(2)};
  border-top: 1px solid ${paint.line};
  font-size: ${text.s};
  font-style: normal;
  color: ${paint.inkSoft};
  max-width: none;
`;

export interface FooterProps {
  readonly logo: ReactNode;
  readonly homeHref: string;
  /** Undefined until it mounts; its place is kept. */
  readonly phone?: string | undefined;
  readonly menu: readonly ShownMenuItem[];
  readonly social?: readonly NamedLink[] | undefined;
  readonly company: {
    readonly legalName: string;
    readonly taxNumber: string;
    readonly address: string;
    readonly licence: string;
  };
  readonly children?: ReactNode;
}

const hasItems = (item: ShownMenuItem) => item.items !== undefined && item.items.length > 0;

const FooterLink = ({ item }: { item: ShownMenuItem }) =>
  item.url === "" ? (
    <strong>
      <InlineText>{item.name}</InlineText>
    </strong>
  ) : (
    <TextLink $quiet href={item.url}>
      <InlineText>{item.name}</InlineText>
    </TextLink>
  );

const FooterItems = ({ items }: { items: readonly ShownMenuItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        <FooterLink item={item} />
        {hasItems(item) && <FooterItems items={item.items ?? []} />}
      </li>
    ))}
  </ul>
);

/** A column for each branch; the pages that have no branch share the last one. */
const FooterMenu = ({ menu }: { menu: readonly ShownMenuItem[] }) => (
  <Links>
    {menu.filter(hasItems).map((item) => (
      <li key={item.id}>
        <FooterLink item={item} />
        <FooterItems items={item.items ?? []} />
      </li>
    ))}
    {menu.some((item) => !hasItems(item)) && (
      <li>
        <FooterItems items={menu.filter((item) => !hasItems(item))} />
      </li>
    )}
  </Links>
);

export function Footer({ logo, homeHref, phone, menu, social = [], company, children }: FooterProps) {
  const intl = useIntl();
  const fold = usePhoneFold(false);
  return (
    <Band data-surface="deep" data-print="no">
      <Shanyraq variant="corner" />
      <Inner>
        <Columns>
          <div>
            <Link href={homeHref}>
              {logo}
              <VisuallyHidden>{intl.formatMessage({ id: "kit.header.home" })}</VisuallyHidden>
            </Link>
            <Phone>
              {phone && (
                <>
                  {intl.formatMessage({ id: "kit.footer.phone" })}
                  <a href={telOf(phone)}>
                    <NoWrap>{phone}</NoWrap>
                  </a>
                </>
              )}
            </Phone>
            <Write>
              <WriteLink />
            </Write>
            <Social aria-label={intl.formatMessage({ id: "kit.footer.social" })}>
              {social.map((link) => (
                <li key={link.href}>
                  <TextLink href={link.href} target="_blank">
                    <SocialIcon name={link.name} />
                    <InlineText>{link.name}</InlineText>
                  </TextLink>
                </li>
              ))}
            </Social>
          </div>
          <nav aria-label={intl.formatMessage({ id: "kit.footer.menu" })}>
            <FoldButton fold={fold}>{intl.formatMessage({ id: "kit.footer.parts" })}</FoldButton>
            <FoldBody {...fold.body}>
              <FooterMenu menu={menu} />
            </FoldBody>
          </nav>
        </Columns>
        <Company>
          <span>{company.legalName}</span>
          <span>{intl.formatMessage({ id: "kit.footer.taxNumber" }, { number: company.taxNumber })}</span>
          <span>{company.address}</span>
          <span>{company.licence}</span>
        </Company>
        {children}
      </Inner>
    </Band>
  );
}
