import type { Output } from "@shanyraq/calls";
import { decimalOf, type Tiyn } from "@shanyraq/rules";
import { checkHeirs } from "../../domain/claim-heirs/check-heirs.ts";
import { divisibleShares } from "../../domain/claim-heirs/divisible.ts";
import { fractionText, leftText } from "../../domain/claim-heirs/fractions.ts";
import type { NamedHeirs } from "../../platform/database/records/heirs.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import type { Case } from "./case-of.ts";

type Item = Output<"workItem">;
type ShownHeirs = NonNullable<Item["proposal"]>["heirs"];
const tenge = (sum: Tiyn): string => decimalOf(sum);

/** The shares of a case that a certificate of inheritance can divide, as the reception chooses from them. */
export async function divisibleOf({ db, now }: SignedIn, { id, decisions }: Case): Promise<Pick<Item, "divisible">> {
  if (!decisions.includes("nameHeirs")) return {};
  const shares = await divisibleShares(db, id, today(now));
  return {
    divisible: shares.map(({ row, earlier, amount }) => ({
      share: row.id,
      name: row.name,
      fraction: leftText(earlier),
      amount: tenge(amount),
    })),
  };
}

/** Heirs who were proposed, with what each would be owed as of now; undefined where the share cannot be divided so any more. */
export async function shownHeirs(context: SignedIn, claimId: string, proposed: NamedHeirs | undefined): Promise<ShownHeirs> {
  if (!proposed) return undefined;
  const division = await checkHeirs(claimId, proposed, context);
  if (isRefusal(division)) return undefined;
  const { named, of, parts, rest } = division;
  return {
    of: of.row.name,
    certificate: named.certificate,
    heirs: named.heirs.map((heir, index) => ({
      name: heir.name,
      birthDate: heir.birthDate,
      ...(heir.iin && { iin: heir.iin }),
      fraction: fractionText(heir),
      amount: tenge(parts[index]?.amount ?? 0),
    })),
    ...(rest.amount > 0 && { rest: { fraction: leftText([...of.earlier, ...named.heirs]), amount: tenge(rest.amount) } }),
  };
}
