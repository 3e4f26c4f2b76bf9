import { text } from "@shanyraq/i18n/text";
import { heldBy } from "../../domain/agreements/held-by.ts";
import { compare, rowsOf } from "../../domain/changes/compare.ts";
import { answerIdentity, identityRefusal, isIdentified } from "../../domain/agreements/identity.ts";
import { propose } from "../../domain/changes/propose.ts";
import { changeOverview } from "../../domain/changes/overview.ts";
import { changeBlocker } from "../../domain/changes/change-blocker.ts";
import { findContent } from "../../domain/entries/read.ts";
import { withdrawalOf } from "../../domain/documents/tariffs.ts";
import { eventsOf } from "../../domain/ledger/read.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { duesIn } from "./dues-in.ts";

export const calcChange: Pick<Handlers, "calcChange" | "calcChangeVerifyId" | "getContractInfo"> = {
  calcChange: async ({ contractId, change }, context) => {
    const { customer, db, locale, now } = context;
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    if (change === undefined) return changeOverview(held, context);
    const blocker = await changeBlocker(db, held, customer.id, now);
    if (blocker) return refuse(409, blocker.id);
    if (!(await isIdentified(context))) return identityRefusal(context);
    const day = today(now);
    const proposed = propose(held.view, change, day, locale);
    if (!proposed.ok) return proposed.refusal;
    const proposal = proposed.value;
    const compared = compare(await eventsOf(db, held.id), proposal, day, now);
    const { kind } = proposal.change;
    return {
      status: "ok",
      success: true,
      priced: {
        kind,
        from: proposal.from ?? null,
        rows: [...rowsOf(compared, proposal, locale)],
        before: [...compared.before.beneficiaries],
        after: [...compared.after.beneficiaries],
      },
      ...(kind !== "beneficiaries" && { ScheduleBlock: duesIn(compared.after, locale).ScheduleBlock }),
    };
  },

  calcChangeVerifyId: async ({ contractId, code }, context) => {
    if (!(await heldBy(context, contractId))) return refuse(404, "error.notFound");
    return answerIdentity(context, code);
  },

  getContractInfo: async ({ productId }, { db, locale }) => {
    const entry = await findContent(db, "product", productId);
    const line = lineOf(entry?.slug ?? productId);
    if (!line) return refuse(404, "error.notFound");
    const { slug, changes, unchanging } = line;
    return {
      status: "ok",
      success: true,
      product: slug,
      changes: changes.map((kind) => ({ kind })),
      ...(changes.length === 0 && { reason: text(locale, unchanging) }),
      ends: withdrawalOf(slug).map(({ id, values }) => ({ words: text(locale, id, values) })),
    };
  },
};
