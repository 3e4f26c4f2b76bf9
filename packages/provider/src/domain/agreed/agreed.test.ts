import { brand } from "@shanyraq/brand";
import type { Output } from "@shanyraq/calls";
import { locales, type Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { languagesOfRun } from "../../testing/full-run.ts";
import { offDefaults, type OffDefaults } from "../../testing/off-defaults.ts";
import { ACCOUNT, concludedCase, growOld } from "../../testing/annuities/pension.ts";
import { contractsBought, keyed, lastCode } from "../../testing/purchase.ts";
import { structureFaults } from "../../testing/structure-faults.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { pagesOfPdf, wordsOfPdf } from "../../testing/words-of-pdf.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const plain = (words: string): string => words.replaceAll(/[\s\u00a0]+/g, " ");
const dayText = (iso: string): string => iso.split("-").toReversed().join(".");
const sumText = (tenge: number, locale: Locale): string => {
  const grouped = String(tenge).replace(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : " ");
  return `${grouped}${locale === "en" ? "." : ","}00`;
};
const say = (locale: Locale, ids: readonly string[]): readonly string[] =>
  ids.map((id) => text(locale, id as TextId, { cover: "" }).trim());

/** What has to be read of a purchase on a paper or screen, in a language. */
const expected = ({ typed, days, sums, chosen }: OffDefaults, locale: Locale): readonly string[] => [
  ...typed,
  ...days.map(dayText),
  ...sums.map((sum) => sumText(sum, locale)),
  ...say(locale, chosen),
];
const missing = (shown: string, wanted: readonly string[]): readonly string[] => wanted.filter((one) => !shown.includes(plain(one)));

interface Bought {
  readonly contractId: string;
  readonly preview: Readonly<Record<Locale, string>>;
  readonly payment: Readonly<Record<Locale, string>>;
  readonly message: string;
}

const linesOf = (named: readonly { readonly name: string; readonly value: string }[] = []): string =>
  plain(named.map(({ name, value }) => `${name}: ${value}`).join("\n"));
const sectionsText = (sections: Output<"worksheet">["agreed"]): string => plain(JSON.stringify(sections));

/** What is read in each language, of one purchase. */
async function inEach(read: (lang: Locale) => Promise<string>): Promise<Readonly<Record<Locale, string>>> {
  const [kk, ru, en] = [await read("kk"), await read("ru"), await read("en")];
  return { kk, ru, en };
}

async function buy({ slug, calculation, answers }: OffDefaults, lang: Locale): Promise<Bought> {
  const body = { calculation: { ...calculation, product: slug }, answers, consent: true, again: true };
  const preview = await inEach(async (read) => {
    const answer = (await office.post("/worksheet", { ...body, preview: true }, token, { ...keyed(), lang: read })).body;
    return sectionsText((answer as unknown as Output<"worksheet">).agreed);
  });
  const { requestID } = (await office.post("/worksheet", body, token, { ...keyed(), lang })).body;
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  const hash = String((await office.post("/pay", { requestID }, token, keyed())).body["hash"]);
  const payment = await inEach(async (read) => {
    const answer = (await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token, { lang: read })).body;
    return linesOf((answer as unknown as Output<"kaspiQrPay">).named);
  });
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.minuteLater();
  await office.provider.work();
  const [contract] = await contractsBought(office, hash);
  const message = plain(office.inbox.findLast(({ key }) => key.startsWith("receipt/"))?.text ?? "");
  return { contractId: contract?.id ?? "", preview, payment, message };
}

const policyIn = async (contractId: string, lang: Locale): Promise<Buffer> => {
  const query = new URLSearchParams({ contractId, type: "policy", lang }).toString();
  const { body } = await office.ask("GET", `/user/contracts/document?${query}`, { token });
  return Buffer.from(String(body["data"]), "base64");
};
const cardIn = async (contractId: string, lang: Locale, more: object) => {
  const { body } = await office.post("/user/contracts/", more, token, { lang });
  return (body["data"] as Output<"userContracts">["data"]).find(({ id }) => id === contractId);
};

const rows = offDefaults.map((wish, row) => ({
  slug: wish.slug,
  wish,
  lang: locales[row % locales.length] ?? "ru",
  read: languagesOfRun(row),
}));

describe.each(rows)("$slug", ({ wish, lang, read }) => {
  let bought: Bought;
  beforeAll(async () => {
    bought = await buy(wish, lang);
  });

  it.each(read)("prints everything that was agreed on its policy in %s, and nothing else, by the rules of PDF/UA", async (locale) => {
    const policy = await policyIn(bought.contractId, locale);
    const words = plain(wordsOfPdf(policy.toString("base64")));
    expect(missing(words, expected(wish, locale))).toEqual([]);
    expect(say(locale, wish.notChosen).filter((one) => words.includes(one))).toEqual([]);
    const { company, name } = brand;
    const margins = [name[locale], company.legalName[locale], company.licence[locale], text(locale, "document.demo")];
    const running = `${margins.join(" ")} ${text(locale, "document.page", { page: 1, pages: 1 })}`;
    expect(structureFaults(policy, running)).toEqual([]);
    expect(await pageFaults(policy.toString("base64"))).toEqual([]);
    // The signers are printed beside the code for checking signatures, and the insurer's account beside its name.
    const pages = pagesOfPdf(policy.toString("base64"));
    for (const [first, last] of [
      [text(locale, "document.policy.signing"), "/verify/"],
      [text(locale, "document.contacts"), company.account.iban],
    ] as const)
      expect(pages.filter((page) => page.split("\n").includes(first)).map((page) => page.includes(last))).toEqual([true]);
  });
  it.each(read)("shows everything that was agreed in %s before it is sent, and on the page of the contract", async (locale) => {
    const card = await cardIn(bought.contractId, locale, { id: bought.contractId });
    for (const shown of [bought.preview[locale], sectionsText(card?.agreed)]) {
      expect(missing(shown, expected(wish, locale))).toEqual([]);
      expect(say(locale, wish.notChosen).filter((one) => shown.includes(one))).toEqual([]);
    }
  });
  it.each(read)("is shown in short in %s on the payment and in the list of contracts", async (locale) => {
    const card = await cardIn(bought.contractId, locale, {});
    for (const shown of [bought.payment[locale], linesOf(card?.named)]) {
      expect(missing(shown, [...wish.people, ...say(locale, wish.chosen)])).toEqual([]);
      expect(say(locale, wish.notChosen).filter((one) => shown.includes(one))).toEqual([]);
    }
  });
  it("is described in the e-mail in the language of the purchase, with its numbers masked", () => {
    expect(missing(bought.message, [...wish.people, ...say(lang, wish.chosen)])).toEqual([]);
    expect(wish.secret.filter((one) => bought.message.includes(one))).toEqual([]);
  });
});

describe.each(languagesOfRun(0))("pension-annuity in %s", (locale) => {
  it("shows who is paid how much, from when, for life, the yearly increase and the guaranteed years", async () => {
    const own = await signedInOffice("everyStatus");
    const { birthDate } = await growOld(own.office, "everyStatus");
    const change = { guaranteeYears: "7", savings: "26400000" };
    const { contractId, requestID } = await concludedCase({ ...own, shows: "everyStatus", change, lang: locale });
    const sheetOf = async (type: string) => {
      const { body } = await own.office.post("/getFilePA", { requestID, type }, own.token);
      expect([type, ...(await pageFaults(body["data"]))]).toEqual([type]);
      return plain(wordsOfPdf(body["data"]));
    };
    const sheets = [await sheetOf("approval"), await sheetOf("application")];
    const query = new URLSearchParams({ contractId, type: "policy", lang: locale }).toString();
    const policy = plain(wordsOfPdf((await own.office.ask("GET", `/user/contracts/document?${query}`, { token: own.token })).body["data"]));
    const shown = (await own.office.post("/user/contracts/", { id: contractId }, own.token, { lang: locale })).body;
    const [card] = shown["data"] as Output<"userContracts">["data"];
    await own.office.database.close();
    const wanted = [
      "Сәрсенов Айдар Маратұлы",
      dayText(birthDate),
      ACCOUNT,
      sumText(26_400_000, locale),
      text(locale, "agreed.pays.every.12"),
      text(locale, "agreed.pays.life"),
      text(locale, "agreed.pays.growth.value", { growth: "8" }),
    ];
    for (const words of [policy, sectionsText(card?.agreed), ...sheets]) expect(missing(words, wanted)).toEqual([]);
    expect(policy).not.toContain(dayText(card?.end_date ?? ""));
    expect(card?.for_life).toBe(true);
  });
});
