import type { ClaimMeasure, EventDocument } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import type { RegisterAnswer, RegisterName } from "../../platform/database/records/register-answer.ts";
import type { SealingKeys } from "../../platform/sealing/sealed-bytes.ts";
import { openJson } from "../../platform/sealing/sealed-json.ts";
import { answerName } from "./answer-name.ts";
import { askedClaim, type AskedClaim } from "./asked-claim.ts";
import { contradicts, registerRow } from "./registers.ts";

interface StoredAnswer<R extends RegisterName = RegisterName> {
  readonly register: R;
  /** Null while the register is silent; `unread` where the key of what it said is not given any more. */
  readonly answer: RegisterAnswer<R> | "unread" | null;
}

type Reader = Pick<CustomerRow, "id" | "iin">;

/** What registers have said of a claim. */
export interface RegisteredClaim {
  /** A line for each register, as the staff read it. */
  readonly words: (locale: Locale) => readonly string[];
  /** Whether a person has to look: one of them contradicts what was claimed, or what it said cannot be read. */
  readonly isContradicted: boolean;
  /**
   * Papers that nobody has to send any more, for whoever reads of them: the person insured and the owner of the contract alone. By a number and a phone anybody
   * who claims could learn whether a register has something of somebody else's health.
   */
  readonly papersFor: (reader: Reader | undefined) => readonly EventDocument[];
  /** What they measure, as the staff would type it. */
  readonly measured: Readonly<Partial<Record<ClaimMeasure, string>>>;
}

const nothing: RegisteredClaim = { words: () => [], isContradicted: false, papersFor: () => [], measured: {} };

function saysText<R extends RegisterName>({ register, answer }: StoredAnswer<R>, claim: AskedClaim, locale: Locale): string {
  if (answer === null) return text(locale, "claim.register.silent");
  if (answer === "unread") return text(locale, "claim.register.unread");
  if (answer.record !== "recorded") return text(locale, `claim.register.${answer.record}`);
  const { words, paperOf } = registerRow(register);
  const says = words(answer, locale);
  const isShown = paperOf(claim) !== undefined && !contradicts(register, answer, claim);
  return isShown ? text(locale, "claim.register.noPaper", { says }) : says;
}

/** What registers have said of a claim so far. */
export async function registeredClaim(
  db: Kysely<Tables>,
  claimId: string,
  { now, filesKeys }: { readonly now: number; readonly filesKeys: SealingKeys },
): Promise<RegisteredClaim> {
  const rows = await db
    .selectFrom("claim_register")
    .select(["id", "register", "answer"])
    .where("claim_id", "=", claimId)
    .orderBy("register")
    .execute();
  const kept = rows.map(({ id, register, answer }): StoredAnswer => {
    const opened = answer === null ? undefined : openJson<RegisterAnswer>(answer, answerName(id), filesKeys);
    if (opened === undefined) return { register, answer: null };
    return { register, answer: opened.ok ? opened.value : "unread" };
  });
  const claim = kept.length > 0 ? await askedClaim(db, claimId, now) : undefined;
  if (!claim) return nothing;
  const papers = new Set<EventDocument>();
  let measured: RegisteredClaim["measured"] = {};
  for (const { register, answer } of kept) {
    if (answer === null || answer === "unread" || answer.record !== "recorded" || contradicts(register, answer, claim)) continue;
    const row = registerRow(register);
    const paper = row.paperOf(claim);
    if (paper) papers.add(paper);
    measured = { ...measured, ...row.measured?.(answer) };
  }
  return {
    words: (locale) => kept.map((one) => `${text(locale, `claim.register.${one.register}`)}: ${saysText(one, claim, locale)}`),
    isContradicted: kept.some(({ register, answer }) => answer === "unread" || (answer !== null && contradicts(register, answer, claim))),
    papersFor: (reader) =>
      reader && (reader.id === claim.ownerId || (reader.iin !== null && reader.iin === claim.iin)) ? [...papers] : [],
    measured,
  };
}
