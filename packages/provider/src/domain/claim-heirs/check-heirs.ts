import { text, type TextId } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { InheritanceCertificate, NamedHeir, NamedHeirs } from "../../platform/database/records/heirs.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { nameWords } from "../../platform/server/name-words.ts";
import { refuse, refuseFields, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { isBornOn } from "../claims/payee-account.ts";
import { divideShare, type OwedSum } from "./divide-share.ts";
import { divisibleShares, type DivisibleShare } from "./divisible.ts";
import { firstTooMuch, isFraction, leftText } from "./fractions.ts";

/** Heirs as one of the staff names them. */
export interface HeirsInput {
  /** Left out where a claim has one share to divide. */
  readonly share?: string | undefined;
  readonly certificate?: InheritanceCertificate | undefined;
  readonly heirs?: readonly (Omit<NamedHeir, "iin"> & { readonly iin?: string | undefined })[] | undefined;
}

/** What a certificate makes of a share. */
export interface Division {
  readonly named: NamedHeirs;
  readonly of: DivisibleShare;
  /** What each heir is owed, in their order. */
  readonly parts: readonly OwedSum[];
  readonly rest: OwedSum;
}

type Faults = Readonly<Record<string, string>>;
const keyOf = ({ name, birthDate }: Pick<NamedHeir, "name" | "birthDate">): string =>
  [...[...nameWords(name)].toSorted(), birthDate].join(" ");

/** Heirs whom the same certificate already names of the share. */
async function namedBefore(db: Kysely<Tables>, shareId: string, { number }: InheritanceCertificate): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("claim_share")
    .select(["name", "birth_date"])
    .where("of_share", "=", shareId)
    .where("certificate", "=", number)
    .execute();
  return rows.map(({ name, birth_date: birthDate }) => keyOf({ name, birthDate: birthDate ?? "" }));
}

function certificateFaults(certificate: InheritanceCertificate, { diedOn }: DivisibleShare, day: string): Faults {
  if (certificate.issuedOn > day) return { "certificate.issuedOn": "error.future" };
  return certificate.issuedOn < diedOn ? { "certificate.issuedOn": "error.heirs.beforeDeath" } : {};
}

/** The faults of each heir; `before` are those whom the certificate names already. */
function heirFaults(heirs: readonly NamedHeir[], before: readonly string[], day: string): Faults {
  const keys = heirs.map(keyOf);
  const found = heirs.flatMap((heir, index) => {
    const { birthDate, iin } = heir;
    const isAgain = before.includes(keys[index] ?? "") || keys.indexOf(keys[index] ?? "") < index;
    const faults: Readonly<Record<string, TextId | undefined>> = {
      name: isAgain ? "error.heirs.again" : undefined,
      birthDate: birthDate > day ? "error.future" : undefined,
      iin: iin !== undefined && !isBornOn(iin, birthDate) ? "error.heirs.iin" : undefined,
      numerator: isFraction(heir) ? undefined : "error.heirs.fraction",
    };
    return Object.entries(faults).flatMap(([field, fault]) => (fault ? [[`heirs[${index}].${field}`, fault] as const] : []));
  });
  return Object.fromEntries(found);
}

const withoutEmpty = ({ iin, ...heir }: NonNullable<HeirsInput["heirs"]>[number]): NamedHeir => ({
  ...heir,
  name: heir.name.trim().replace(/\s+/g, " "),
  ...(iin && { iin }),
});

/** What a certificate makes of one of the shares that can be divided. */
async function divided(
  of: DivisibleShare,
  certificate: InheritanceCertificate,
  heirs: readonly NamedHeir[],
  { db, locale, now }: Pick<SignedIn, "db" | "locale" | "now">,
): Promise<Division | Refusal> {
  const day = today(now);
  const faults = {
    ...certificateFaults(certificate, of, day),
    ...heirFaults(heirs, await namedBefore(db, of.row.id, certificate), day),
  };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const place = firstTooMuch(of.earlier, heirs);
  if (place !== undefined)
    return refuseInWords(`heirs[${place}].numerator`, text(locale, "claim.heirs.tooMuch", { left: leftText(of.earlier) }));
  const { parts, rest } = divideShare(of, { earlier: of.earlier, later: heirs });
  const empty = parts.findIndex(({ amount }) => amount === 0);
  if (empty >= 0) return refuseFields({ [`heirs[${empty}].numerator`]: "error.heirs.fraction" });
  return { named: { share: of.row.id, certificate, heirs }, of, parts, rest };
}

/**
 * Checks heirs and their certificate against a share that can be divided: its day, who is named, and that all fractions come to no more than the whole.
 * @returns what becomes of the share, or the fault of each field.
 */
export async function checkHeirs(
  claimId: string,
  { share, certificate, heirs = [] }: HeirsInput,
  context: Pick<SignedIn, "db" | "locale" | "now">,
): Promise<Division | Refusal> {
  const open = await divisibleShares(context.db, claimId, today(context.now));
  if (open.length === 0) return refuse(409, "error.workClosed");
  const of = share === undefined ? open[0] : open.find(({ row }) => row.id === share);
  if (!of || (share === undefined && open.length > 1)) return refuseFields({ share: "error.required" });
  if (!certificate || heirs.length === 0)
    return refuseFields({
      ...(certificate ? {} : { "certificate.number": "error.required" }),
      ...(heirs.length === 0 && { heirs: "error.heirs.none" }),
    });
  const { number, issuedOn, notary } = certificate;
  return divided(of, { number: number.trim(), issuedOn, notary: notary.trim() }, heirs.map(withoutEmpty), context);
}
