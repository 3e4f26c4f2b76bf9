import type { Handlers, Context } from "../server/context.ts";
import { moment, today } from "../server/context.ts";
import { refuse } from "../server/refusal.ts";
import { findContent } from "../content/read.ts";
import { formElements } from "./form-elements.ts";
import { lineOf } from "./lines.ts";
import { quote, replyOf, type Calculation } from "./quote.ts";
import { sayRefused } from "./refused-calculation.ts";

const answerOf = (calculation: Calculation, { locale, now }: Pick<Context, "locale" | "now">) =>
  replyOf(quote(calculation, locale, now), locale, now);

/** The saved inputs with the price of today: a link opened later tells today's truth. */
async function saved({ hash }: { readonly hash: string }, { db, locale, now }: Context) {
  const found = await db.selectFrom("calculation").select(["data", "created_at"]).where("hash", "=", hash).executeTakeFirst();
  if (!found) return refuse(404, "error.notFound");
  // Stored from a validated input alone.
  const data = found.data as Calculation;
  const result = replyOf(quote(data, locale, now, true), locale, now);
  return { success: true, data, savedOn: today(Date.parse(found.created_at)), result };
}

export const calculatorHandlers: Pick<
  Handlers,
  "getProductForm" | "getCalc" | "getSenimCalc" | "setCalcHashData" | "getCalcData" | "getSenimData"
> = {
  getProductForm: async ({ id }, { db, locale }) => {
    const product = await findContent(db, "product", id);
    const line = lineOf(product?.slug ?? id);
    if (line === undefined) return product ? { product: product.slug, elements: [] } : refuse(404, "error.notFound");
    return { product: line, elements: formElements(line, locale) };
  },
  getCalc: (input, context) => answerOf(input, context),
  getSenimCalc: (input, context) =>
    input.product === "senim"
      ? answerOf(input, context)
      : sayRefused(context.locale, "product", undefined, { line: "senim", startDate: today(context.now) }),
  setCalcHashData: async (input, { db, locale, now, services }) => {
    const quoted = quote(input, locale, now);
    if (!quoted.ok) return { success: false, ...(quoted.reply.error !== undefined && { error: quoted.reply.error }) };
    const hash = Buffer.from(services.random(16)).toString("hex");
    await db
      .insertInto("calculation")
      .values({ hash, data: JSON.stringify(input), created_at: moment(now) })
      .execute();
    return { success: true, hash };
  },
  getCalcData: saved,
  getSenimData: saved,
};
