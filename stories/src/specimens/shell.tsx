import type { FooterProps } from "@shanyraq/ui/shell/Footer.tsx";
import type { HeaderProps, HeaderUser, NamedLink } from "@shanyraq/ui/shell/header-props.ts";
import { Logo } from "@shanyraq/kit/ornament/Logo.tsx";
import { nothing } from "../stage/held.tsx";

const menu: HeaderProps["menu"] = [
  {
    id: "1",
    name: "Продукты",
    url: "/products",
    items: [
      { id: "2", name: "Сенім", url: "/products/senim", items: [{ id: "3", name: "Рассчитать", url: "/products/senim/calculate" }] },
      { id: "4", name: "Страхование жизни на срок", url: "/products/term-life" },
    ],
  },
  { id: "5", name: "Компания", url: "", items: [{ id: "6", name: "Лицензия", url: "/licence" }] },
  { id: "7", name: "Новости", url: "/news" },
];

/** The header of a page as the site fills it. */
export const headerProps: HeaderProps = {
  logo: <Logo brandName="Shanyraq" />,
  homeHref: "/",
  path: "/products/senim",
  phone: "+7 (727) 000-00-00",
  shortNumber: "7070",
  menu,
  languages: [
    { locale: "ru", name: "Русский", short: "Рус", href: "/", current: true },
    { locale: "kk", name: "Қазақша", short: "Қаз", href: "/kk", current: false },
    { locale: "en", name: "English", short: "Eng", href: "/en", current: false },
  ],
  onLogin: nothing,
  onLogout: nothing,
  onCallMe: nothing,
  accessibility: { pressed: false, onToggle: nothing },
};

export const user: HeaderUser = {
  name: "Сәрсенов Айдар",
  iinOrNumber: "880314300118",
  phone: "+7 (700) 000-00-11",
  email: "client11@example.kz",
};

export const cabinet: readonly NamedLink[] = [{ name: "Мои договоры", href: "/cabinet/reports" }];

export const footerProps: FooterProps = {
  logo: <Logo brandName="Shanyraq" />,
  homeHref: "/",
  phone: "+7 (727) 000-00-00",
  menu,
  company: {
    legalName: "АО «КСЖ «Shanyraq»",
    taxNumber: "000000000000",
    address: "г. Алматы, пр. Абая, 1",
    licence: "Лицензия № 0.0.00",
  },
};
