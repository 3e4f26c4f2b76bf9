import { hideDocument, hideIin } from "@shanyraq/rules";
import { inLocale, href } from "@shanyraq/routes";
import { ModeSlot } from "@shanyraq/ui/accessibility/ModeSlot.tsx";
import { Footer } from "@shanyraq/ui/shell/Footer.tsx";
import { Header } from "@shanyraq/ui/shell/Header.tsx";
import { Logo } from "@shanyraq/kit/ornament/Logo.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { IconButton } from "@shanyraq/kit/actions/IconButton.tsx";
import { PageProgress } from "@shanyraq/kit/feedback/PageProgress.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { brandName, snowing } from "../brand.ts";
import { CONTACTS_DELAY_MS } from "../constants.ts";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { callMe, type CallWish } from "./call-me.ts";
import { loginGoal } from "../session/login-goal.ts";
import { homeOf, menuOf } from "../session/places-of.ts";
import { siteSearch } from "./site-search.ts";
import { pendingRequests } from "../calls/pending-requests.ts";
import { useAfter } from "../browser/useAfter.ts";
import { useAheadOfClock } from "../browser/useAheadOfClock.ts";
import { useLanguages } from "./useLanguages.ts";
import { currentLocale } from "../browser/current-locale.ts";
import { loadLaterWords } from "../locale/later-words.ts";
import { OpeningVeil } from "@shanyraq/kit/overlay/OpeningVeil.tsx";
import { useMenus } from "./useMenus.ts";
import { useProgress } from "./useProgress.ts";
import { useSession, type User } from "../session/session.tsx";
import { useVisiblePath } from "../browser/visible-path.ts";
import { toggleVisualMode, useVisualMode } from "../browser/visual-mode.ts";

const VisualMode = dynamic(() => import("./VisualMode.tsx").then((module) => module.VisualMode), { ssr: false });
const SandboxClock = dynamic(() => import("./SandboxClock.tsx").then((module) => module.SandboxClock), { ssr: false });
const ForCustomer = dynamic(() => import("./ForCustomer.tsx").then((module) => module.ForCustomer), { ssr: false });
/** A window that anybody may open: its words are asked for together with its code, and a press is answered before either has come. */
const windowed = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  Promise.all([load(), loadLaterWords("windows", currentLocale())]).then(([module]) => module);
const CallBack = dynamic(() => windowed(() => import("./CallBack.tsx")).then((module) => module.CallBack), {
  ssr: false,
  loading: OpeningVeil,
});
const SearchDialog = dynamic(() => windowed(() => import("./SearchDialog.tsx")).then((module) => module.SearchDialog), {
  ssr: false,
  loading: OpeningVeil,
});
const AuthModal = dynamic(() => windowed(() => import("../session/AuthModal.tsx")).then((module) => module.AuthModal), {
  ssr: false,
  loading: OpeningVeil,
});

const Overlays = dynamic(() => import("./Overlays.tsx").then((module) => module.Overlays), { ssr: false });
const Snow = dynamic(() => import("@shanyraq/kit/ornament/SnowOverlay.tsx").then((module) => module.SnowOverlay), { ssr: false });

const asleep = () => true;

const asHeaderUser = (user: User) => ({
  name: `${user.name} ${user.surname}`,
  // Without the digits by which they show who they are before a contract is changed (S31).
  iinOrNumber: user.resident ? hideIin(user.iin ?? "") : hideDocument(user.id_number ?? ""),
  phone: user.phone,
  email: user.email,
});

/** Header, content, footer, and what may stand above them. */
export function Layout({ broken, children }: { readonly broken: boolean; readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { locale, socials, company } = useCatalogue();
  const [mainMenu, footerMenu] = useMenus();
  const { session, login, logout } = useSession();
  const { languages, choose } = useLanguages();
  const router = useRouter();
  const path = useVisiblePath() ?? "";
  const visual = useVisualMode();
  const ahead = useAheadOfClock();
  const progress = useProgress();
  const awake = !useSyncExternalStore(pendingRequests.subscribe, pendingRequests.sleeps, asleep);
  const [calling, setCalling] = useState<CallWish>();
  useEffect(() => callMe.hear(setCalling), []);
  const [searching, setSearching] = useState(false);
  useEffect(() => siteSearch.hear(() => setSearching(true)), []);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const customer = session.at === "signedIn" ? session.user : undefined;
  const contactsReady = useAfter(CONTACTS_DELAY_MS);
  const social = socials.data.map(({ name, url }) => ({ name, href: url }));
  const logo = <Logo brandName={brandName[locale]} line={formatMessage({ id: "shell.logoLine" })} />;
  const home = inLocale("/", locale);
  const leave = async () => {
    await logout();
    await router.push(home);
  };
  const continueWith = (who: User | undefined) => {
    const goal = who === undefined || who.role === "customer" ? loginGoal.read() : undefined;
    if (goal) goal();
    else void router.push(href(homeOf(who), locale));
  };
  return (
    <>
      <PageProgress active={progress === "bar"} />
      <Header
        logo={logo}
        homeHref={home}
        menu={mainMenu}
        path={path}
        phone={company.phone}
        contactsReady={contactsReady}
        shortNumber={company.short_phone}
        messenger={company.messenger ? { name: "WhatsApp", href: company.messenger } : undefined}
        social={social}
        sisters={company.sites.map(({ name, url }) => ({ name, href: url }))}
        languages={languages}
        onLanguage={choose}
        search={<IconButton icon="search" name={formatMessage({ id: "shell.search" })} onClick={siteSearch.ask} />}
        user={customer && asHeaderUser(customer)}
        count={unread}
        bellPressed={drawerOpen}
        onBell={() => setDrawerOpen(!drawerOpen)}
        onCallMe={() => setCalling({ reason: "contacts" })}
        cabinet={menuOf(customer).map(([route, id]) => ({ name: formatMessage({ id }), href: href(route, locale) }))}
        onLogin={() => login.open({ signedIn: continueWith })}
        onLogout={() => void leave()}
        accessibility={{ pressed: visual, onToggle: toggleVisualMode }}
      />
      <ModeSlot>{visual && <VisualMode />}</ModeSlot>
      {ahead > 0 && <SandboxClock key={ahead} />}
      {broken && (
        <Notice tone="danger" title={formatMessage({ id: "shell.chunk.title" })}>
          {formatMessage({ id: "shell.chunk.text" })}
        </Notice>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        logo={logo}
        homeHref={home}
        phone={contactsReady ? company.phone : undefined}
        menu={footerMenu}
        social={social}
        company={{ legalName: company.legal_name, taxNumber: company.bin, address: company.address, licence: company.licence }}
      />
      {customer && (
        <ForCustomer
          key={customer.id}
          user={customer}
          drawerOpen={drawerOpen}
          onDrawerClose={() => setDrawerOpen(false)}
          onCount={setUnread}
        />
      )}
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
      {calling && <CallBack key={calling.reason} {...calling} known={customer} onClose={() => setCalling(undefined)} />}
      {login.isOpen && <AuthModal />}
      {(awake || progress === "late") && <Overlays late={progress === "late"} waiting={formatMessage({ id: "shell.loading" })} />}
      {snowing && <Snow active />}
    </>
  );
}
