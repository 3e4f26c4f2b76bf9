import type { MenuItem } from "@shanyraq/calls";
import type { ReactNode } from "react";

/** A place of a menu as it is drawn: in the order in which it stands. */
export interface ShownMenuItem extends Pick<MenuItem, "id" | "name" | "url"> {
  readonly items?: readonly ShownMenuItem[] | undefined;
}

export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

export interface LanguageLink {
  readonly locale: string;
  /** The language's name in itself, and what the selector shows. */
  readonly name: string;
  readonly short: string;
  readonly href: string;
  readonly current: boolean;
}

export interface HeaderUser {
  readonly name: string;
  /** IIN of a resident, document number of a non-resident. */
  readonly iinOrNumber: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export interface HeaderProps {
  readonly logo: ReactNode;
  readonly homeHref: string;
  readonly menu: readonly ShownMenuItem[];
  /** Address of the page that is shown, with its language prefix. */
  readonly path: string;
  readonly phone: string;
  /** Messenger and phones show once this is true; their place is kept from the start. */
  readonly contactsReady?: boolean | undefined;
  readonly shortNumber?: string | undefined;
  readonly messenger?: NamedLink | undefined;
  readonly social?: readonly NamedLink[] | undefined;
  readonly sisters?: readonly NamedLink[] | undefined;
  readonly languages: readonly LanguageLink[];
  readonly onLanguage?: ((locale: string) => void) | undefined;
  readonly user?: HeaderUser | undefined;
  /** Links of the user's menu: contracts, applications. */
  readonly cabinet?: readonly NamedLink[] | undefined;
  /** Unread notifications; the bell stands only for a user who is logged in. */
  readonly count?: number | undefined;
  readonly bellPressed?: boolean | undefined;
  readonly onBell?: (() => void) | undefined;
  readonly onLogin: () => void;
  readonly onLogout: () => void;
  /** The button of the call-back; no button without it. */
  readonly onCallMe?: (() => void) | undefined;
  readonly accessibility: { readonly pressed: boolean; readonly onToggle: () => void };
  /** A search box, where the site has one. */
  readonly search?: ReactNode;
}

export const isCurrent = (url: string, path: string): boolean => {
  const [bare = ""] = path.split(/[?#]/);
  return url !== "" && (url === path || url === bare || `${url}/` === bare);
};

/** The page itself or one under it, so that a closed branch shows where the reader is. */
export const holdsCurrent = (item: ShownMenuItem, path: string): boolean =>
  isCurrent(item.url, path) || (item.items ?? []).some((child) => holdsCurrent(child, path));
