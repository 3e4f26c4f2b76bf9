import { priceCallOf, type Output, type PriceCall } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { toHex } from "@shanyraq/signing";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { findContent } from "../../domain/entries/read.ts";
import { all } from "../../domain/entries/entry-view.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { quote, replyOf } from "../../domain/products/quote.ts";
import { sayRefused } from "../../domain/products/say-refused.ts";
import { askRegistry } from "../../platform/server/ask-registry.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { linkHandlers } from "./send-link.ts";
import { okedList } from "./oked-list.ts";

const answerOf = (calculation: Calculation, { locale, now }: Pick<Context, "locale" | "now">) =>
  replyOf(quote(calculation, locale, now), locale, now);

const callOf = (product: string): PriceCall | undefined => {
  const line = lineOf(product);
  return line && priceCallOf(line.slug);
};

/** The answer of a call that prices one line alone. */
const answerOfOwn = (call: PriceCall) => (calculation: Calculation, context: Context) =>
  callOf(calculation.product) === call ? answerOf(calculation, context) : sayRefused(context.locale, { id: "error.calc.otherProduct" });

/** The saved inputs with the price of today: a link opened later shows the current price. `own`: only of the call's own line. */
async function saved(hash: string, { db, locale, now }: Context, own?: PriceCall) {
  const found = await db.selectFrom("calculation").select(["data", "created_at"]).where("hash", "=", hash).executeTakeFirst();
  if (!found) return refuse(404, "error.notFound");
  // Stored from a validated input alone.
  const kept = found.data as Calculation;
  const data = lineOf(kept.product)?.current(kept) ?? kept;
  if (own && callOf(data.product) !== own) return { success: false, error: text(locale, "error.calc.otherProduct") };
  const result = replyOf(quote(data, locale, now, true), locale, now);
  return { success: true, data, savedOn: today(Date.parse(found.created_at)), result };
}

export const calculatorHandlers: HandlersOf<"calculators"> = {
  ...linkHandlers,
  getProductForm: async ({ id }, { db, locale }) => {
    const product = await findContent(db, "product", id);
    const line = lineOf(product?.slug ?? id);
    if (line === undefined) return product ? { product: product.slug, elements: [] } : refuse(404, "error.notFound");
    return { product: line.slug, elements: line.elements(locale), call: priceCallOf(line.slug) };
  },
  getCalc: answerOf,
  getSenimCalc: answerOfOwn("getSenimCalc"),
  getCalcVms: answerOfOwn("getCalcVms"),
  setCalcHashData: async (input, { db, locale, now, services }) => {
    const quoted = quote(input, locale, now);
    if (!quoted.ok) return { success: false, ...(quoted.reply.error !== undefined && { error: quoted.reply.error }) };
    const hash = toHex(services.random(16));
    await db
      .insertInto("calculation")
      .values({ hash, data: JSON.stringify(input), created_at: moment(now) })
      .execute();
    return { success: true, hash };
  },
  getCalcData: ({ hash }, context) => saved(hash, context),
  getSenimData: ({ hash }, context) => saved(hash, context, "getSenimCalc"),
  // The same hash, written as the other systems write theirs.
  getCalcDataByGuid: ({ GUID }, context) => saved(GUID.toLowerCase().replaceAll("-", ""), context),
  statGov: ({ bin }, context) => askRegistry(bin, context),
  productMenusProduct: async ({ ids }, context) => ({
    data: (await all<Output<"productById">>("product", context))
      .filter(({ id }) => ids.includes(id))
      .map(({ id, slug, name }) => ({ id, slug, name })),
  }),
  getOKEDList: ({ search = "" }, { locale }) => ({ list: okedList(search, locale) }),
};
