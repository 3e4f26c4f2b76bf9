import { workFacts, type WorkFact } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import type { RequiredMeasure } from "../../domain/claim-measures/required-measures.ts";
import type { RegisteredClaim } from "../../domain/claim-registers/kept-answers.ts";
import { ruleWords } from "../../domain/claim-rules/rule-words.ts";
import { signFacts } from "../../domain/claim-signs/sign-facts.ts";
import { signsOf } from "../../domain/claim-signs/signs.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { SignedIn } from "../../platform/server/context.ts";

/** What of a case the staff read, a term and a value each. */
export type CaseFact = { readonly fact: WorkFact; readonly value: string };

const isFact = (key: string): key is WorkFact => workFacts.some((fact) => fact === key);

/** What somebody typed, field by field; only texts are kept. */
export const factsOf = (details: unknown): readonly CaseFact[] =>
  typeof details !== "object" || details === null
    ? []
    : Object.entries(details).flatMap(([fact, value]) =>
        isFact(fact) && typeof value === "string" && value.trim() !== "" ? [{ fact, value: value.trim() }] : [],
      );

/** What somebody typed, as an object whatever is kept. */
export const typedBy = (details: unknown): object => (typeof details === "object" && details !== null ? details : {});

/** Signs that ask a person to look at a claim. */
export async function signsFact({ db, now, services }: SignedIn, id: string): Promise<readonly CaseFact[]> {
  const facts = await signFacts(db, id, { now, filesKeys: services.filesKeys });
  return facts ? factsOf({ claimSigns: signsOf(facts, services.claimLimits.soonDays).join(" ") }) : [];
}

/** What registers say of a claim, a line each. */
export const registersFact = ({ locale }: SignedIn, { words }: RegisteredClaim): readonly CaseFact[] =>
  factsOf({ claimRegisters: words(locale).join("\n") });

/** What the rules of acceptance found of a claim. */
export const ruleFact = async ({ db, locale }: SignedIn, id: string): Promise<readonly CaseFact[]> =>
  factsOf({ claimRule: await ruleWords(db, id, locale) });

/** Why it has none of the papers that came with it. */
export const removedFact = ({ locale }: SignedIn, on: string | null): readonly CaseFact[] =>
  factsOf({ papersRemoved: on === null ? "" : text(locale, "papers.removed", { date: shownDate(on) }) });

/** A measure that a claim is asked for, with what a register says of it. */
export type MeasuredRow = RequiredMeasure & { readonly registered?: string };

/** What its papers are asked for, with what registers have measured of it. */
export const withRegistered = (measures: readonly RequiredMeasure[], { measured }: RegisteredClaim): readonly MeasuredRow[] =>
  measures.map((one) => {
    const registered = measured[one.measure];
    // A contract may not pay for what a register records: then nothing stands there.
    const isOffered = one.options.length === 0 || one.options.some(({ value }) => value === registered);
    return { ...one, ...(registered !== undefined && isOffered && { registered }) };
  });

/** Whom the staff write to and never call, and how they read: said before everything else of their case. */
export async function contactFacts({ db }: SignedIn, customerId: string | null): Promise<readonly CaseFact[]> {
  if (customerId === null) return [];
  const found = await db.selectFrom("customer").select(["in_writing", "reading"]).where("id", "=", customerId).executeTakeFirst();
  if (!found) return [];
  return factsOf({ contact: found.in_writing ? "writing" : "", reading: found.reading === "ordinary" ? "" : found.reading });
}
