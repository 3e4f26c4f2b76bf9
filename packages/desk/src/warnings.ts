import { locales, type Locale } from "@shanyraq/i18n";
import { allowedHosts, type DeskKind, type Editing, type Written } from "@shanyraq/provider";
import { match } from "@shanyraq/routes";
import { lead } from "@shanyraq/routes/hosting";
import { addressKind, isAllowedAddress } from "@shanyraq/rules/address";
import { word } from "./word.ts";

const kindOf = { products: "product", news: "news", media: "media", pages: "page" } as const;

/** Whether an address of the site leads to a page that is there. */
async function leadsOn(pathname: string, editing: Pick<Editing, "isLive">): Promise<boolean> {
  if (pathname.startsWith("/api/documents/")) return true;
  const led = lead(pathname);
  if (led.to === "moved") return true;
  if (led.to === "entry") return editing.isLive({ kind: kindOf[led.kind], slug: led.slug });
  return led.to !== "missing" && led.to !== "broken" && match(pathname) !== undefined;
}

async function isDead(address: string, editing: Pick<Editing, "isLive">): Promise<boolean> {
  if (!isAllowedAddress(address, allowedHosts)) return true;
  if (addressKind(address) !== "own" || !address.startsWith("/")) return false;
  return !(await leadsOn(new URL(address, "http://site").pathname, editing));
}

/** Pictures that say nothing to a reader who does not see them: their description is empty. */
function silentPictures({ facts, texts }: Written): readonly string[] {
  const inTexts = locales.flatMap((locale) =>
    [...String(texts[locale]?.["body"] ?? "").matchAll(/!\[\s*\]\(([^)\s]+)/g)].map(([, name = ""]) => name),
  );
  const image = facts["image"];
  const isSilent = typeof image === "string" && image !== "" && locales.some((locale) => !texts[locale]?.["image_alt"]);
  return [...new Set([...inTexts, ...(isSilent ? [image] : [])])];
}

/** What is not wrong, but should be looked at before it is published: links that lead nowhere, pictures without words. */
export async function warningsOf(
  desk: DeskKind,
  written: Written,
  editing: Pick<Editing, "isLive" | "linksOf">,
  locale: Locale,
): Promise<readonly string[]> {
  const addresses = await editing.linksOf(written);
  const links = await Promise.all(addresses.map(async (address) => ((await isDead(address, editing)) ? [address] : [])));
  const silent = "article" in desk.of ? silentPictures(written) : [];
  return [
    ...links.flat().map((address) => word(locale, "desk.warn.link", { address })),
    ...silent.map((name) => word(locale, "desk.warn.alt", { name })),
  ];
}
