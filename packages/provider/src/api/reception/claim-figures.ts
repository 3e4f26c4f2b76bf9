import { decimalOf } from "@shanyraq/rules";
import { appealsOfYear } from "../../domain/claim-figures/appeals-of-year.ts";
import { figuresOf, openByAge } from "../../domain/claim-figures/figures-of.ts";
import { journalOf } from "../../domain/claim-figures/journal-of.ts";
import { readClaims, yearsOfStatements } from "../../domain/claim-figures/read-claims.ts";
import { reserveOfClaims } from "../../domain/claim-figures/reserve-of-claims.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { staffFor } from "./staff.ts";

/** What claims are undecided and may cost, and what became of those of a year, for accounting and for supervisors; each reading goes into the log of accesses. */
export const claimFigures: Pick<Handlers, "claimFigures" | "claimJournal"> = {
  claimFigures: async ({ year: chosen }, context) => {
    const { db, locale, now } = context;
    const staff = await staffFor(context, "readFigures");
    if (isRefusal(staff)) return staff;
    const day = today(now);
    const year = chosen ?? Number(day.slice(0, 4));
    await noteAccess(context, staff, { act: "figuresRead", subject: String(year) });
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
    const staff = await staffFor(context, "readFigures");
    if (isRefusal(staff)) return staff;
    const claims = await readClaims(db, { year });
    await noteAccess(context, staff, { act: "journalRead", subject: String(year) });
    const { columns, rows } = journalOf(claims, await productNames(db, locale), locale);
    return { status: "ok", success: true, journal: { columns: { ...columns }, rows: [...rows] } };
  },
};
