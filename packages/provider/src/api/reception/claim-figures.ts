import { decimalOf } from "@shanyraq/rules";
import { appealsOfYear } from "../../domain/claim-figures/appeals-of-year.ts";
import { figuresOf, openByAge } from "../../domain/claim-figures/figures-of.ts";
import { journalOf } from "../../domain/claim-figures/journal-of.ts";
import { readClaims, yearsOfStatements } from "../../domain/claim-figures/read-claims.ts";
import { reserveOfClaims } from "../../domain/claim-figures/reserve-of-claims.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { staffOf, type Staff } from "./staff.ts";

/** Figures of the whole company are for supervisors. */
async function supervisorOf(context: SignedIn): Promise<Staff | Refusal> {
  const staff = await staffOf(context);
  return isRefusal(staff) || staff.supervisor ? staff : refuse(403, "error.notSupervisor");
}

/** What claims are undecided and may cost, and what became of those of a year; claims one by one go into the log of accesses. */
export const claimFigures: Pick<Handlers, "claimFigures" | "claimJournal"> = {
  claimFigures: async ({ year: chosen }, context) => {
    const { db, locale, now } = context;
    const staff = await supervisorOf(context);
    if (isRefusal(staff)) return staff;
    const day = today(now);
    const year = chosen ?? Number(day.slice(0, 4));
    const names = await productNames(db, locale);
    const reserve = await reserveOfClaims(db, now);
    const { owed, paid, ...claims } = figuresOf(await readClaims(db, { year }), day);
    return {
      status: "ok",
      success: true,
      year,
      years: [...(await yearsOfStatements(db, now))],
      open: [...openByAge(await readClaims(db, "undecided"), day)],
      reserve: reserve.map(({ product, amount, ...counts }) => ({
        product: names[product] ?? product,
        amount: decimalOf(amount),
        ...counts,
      })),
      claims: { ...claims, owed: decimalOf(owed), paid: decimalOf(paid) },
      appeals: [...(await appealsOfYear(db, year, day))],
    };
  },
  claimJournal: async ({ year }, context) => {
    const { db, locale } = context;
    const staff = await supervisorOf(context);
    if (isRefusal(staff)) return staff;
    const claims = await readClaims(db, { year });
    await noteAccess(context, staff, { act: "journalRead", subject: String(year) });
    const { columns, rows } = journalOf(claims, await productNames(db, locale), locale);
    return { status: "ok", success: true, journal: { columns: { ...columns }, rows: [...rows] } };
  },
};
