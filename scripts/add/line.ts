import { before, importing, inTurn, messageIn, rowIn } from "./changes.ts";
import { formulaOf, lineOf, namespaceOf, productFactsOf, productOf, tariffNameOf, tariffOf, tariffTypeOf, testOf } from "./line-sources.ts";
import { camelName, kebab } from "./names.ts";
import { RecipeRefusal, texts, type Recipe } from "./recipe.ts";
import { messagesOf } from "./text.ts";

/** Where the formula of the worked example stands: a sum for an event. */
const room = "packages/actuarial/src/accident";
const lines = "packages/provider/src/domain/products/lines";

const hint = ["Выплачивается одной суммой", "Бір сомамен төленеді", "Paid as one sum"];
const rate = {
  ru: "Цена риска в год, от страховой суммы",
  kk: "Тәуекелдің жылдық бағасы, сақтандыру сомасынан",
  en: "Price of the risk a year, of the sum assured",
};

/** A change that the first of several lines has made for all of them. */
const once =
  (mark: string, change: (text: string) => string) =>
  (text: string): string =>
    text.includes(mark) ? text : change(text);

const freshIn = (name: string) => (text: string) => {
  if (new RegExp(`^export \\* as ${name} `, "m").test(text)) throw new RecipeRefusal(`actuarial has "${name}" already`);
  return text;
};

export const line: Recipe = {
  about: "a product line with the figures of an example: tariff, formula, form, documents, the published product",
  arguments: [{ ...camelName, example: "boneBreak" }, ...texts.map((one) => ({ ...one, about: `its name: ${one.about}` }))],
  make: ([name = "", ru = "", kk = "", en = ""]) => {
    const slug = kebab(name);
    const tariff = tariffNameOf(name);
    const figures = `${room}/tariffs/${slug}-draft.ts`;
    const named = { name, ru, kk, en };
    return {
      files: {
        [`${room}/${slug}-tariff.ts`]: tariffTypeOf(name),
        [figures]: tariffOf(name),
        [`${room}/${slug}-quote.ts`]: formulaOf(name),
        [`${room}/${slug}.ts`]: namespaceOf(name),
        [`${room}/${slug}.test.ts`]: testOf(name),
        [`${lines}/${slug}.ts`]: lineOf(named),
      },
      changes: {
        "packages/actuarial/src/index.ts": inTurn(
          freshIn(name),
          before("export * as senim ", `export * as ${name} from "./accident/${slug}.ts";\n`),
          before("export { senimTariff", `export { ${tariff} } from "./accident/tariffs/${slug}-draft.ts";\n`),
        ),
        [`${lines}/index.ts`]: inTurn(
          before("import type { Line }", `import { ${name} } from "./${slug}.ts";\n`),
          before("];", `  ${name},\n`),
        ),
        "packages/provider/src/domain/documents/tariffs.ts": inTurn(
          importing([tariff], "@shanyraq/actuarial"),
          rowIn("tariffs", `"${slug}"`, `"${slug}": ${tariff}`),
          rowIn("withdrawals", `"${slug}"`, `"${slug}": [freeLook(${tariff}.freeLookDays), nothing]`),
        ),
        "packages/provider/src/domain/documents/general-figures.ts": once("\n  rate: ", rowIn("units", "rate", 'rate: "share"')),
        "packages/provider/src/domain/products/texts/product-facts.ts": rowIn("productFacts", `"${slug}"`, productFactsOf(name)),
        "content/products.yaml": (text) => text + productOf(named),
        ...messagesOf("quotes", `calculator.form.sumAssured.${name}`, hint),
        ...Object.fromEntries(
          Object.entries(rate).map(([locale, words]) => [
            `packages/i18n/messages/${locale}/documents.json`,
            once('"document.tariff.rate"', messageIn("document.tariff.rate", words)),
          ]),
        ),
      },
      next: [
        `The figures are an example's, and nothing keeps a production start from selling by them: "draft" stands in ${figures}, in every calculation and in the documents, and no check reads it. Do not release the line before an actuary has given its formula, its reference case and its figures, dated and signed off.`,
        "Then name the tariff by its version, as in accident-2026-1.ts, and its first day in inForce of packages/provider/src/domain/products/tariff-versions.ts.",
        `Move the formula into the room of its branch, if that is not ${room}; write the product's texts in content/products.yaml and its beginner's price in packages/provider/src/domain/products/texts/product-facts.ts.`,
        "Lists by name to complete: tests/browser/products.spec.ts, tests/full/fuzz/hostile.ts, tests/full/provider-quotes.test.ts, and packages/ui/src/content/products/find-product.ts with its test. docs/product-lines.md explains each part.",
      ],
    };
  },
};
