import { productDocuments } from "@shanyraq/calls";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm } from "../../testing/filled-form.ts";
import { languagesOfRun } from "../../testing/full-run.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { withPoppler } from "../../testing/poppler.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const ask = async (query: Readonly<Record<string, string>>, lang: string) =>
  Buffer.from(
    String((await office.ask("GET", `/getFileRule?${new URLSearchParams(query).toString()}`, { headers: { lang } })).body["data"]),
    "base64",
  );
const wordsOf = (bytes: Buffer): ReadonlySet<string> =>
  new Set(withPoppler(bytes, (look) => look("pdftotext", "-raw")).match(/[\p{L}\p{N}]+/gu));

/** What large print breaks of a document: its size, its words, and that they are those of its page. */
async function faultsOf(query: Readonly<Record<string, string>>, lang: string): Promise<readonly string[]> {
  const [usual, large] = [await ask(query, lang), await ask({ ...query, print: "large" }, lang)];
  const whole = wordsOf(large);
  const smallest = letterSizes(large)[0] ?? 0;
  return [
    ...(smallest < 18 ? [`has letters of ${smallest} points`] : []),
    ...[...wordsOf(usual)].filter((word) => !whole.has(word)).map((word) => `cuts "${word}"`),
    ...(await pageFaults(large.toString("base64"))),
  ];
}

describe.each(everyLine.map(([slug, line], row) => [slug, line, languagesOfRun(row)] as const))(
  "%s in large print",
  (slug, line, langs) => {
    it.each(productDocuments)("has its %s in letters of 18 points and more, with every word of ordinary print whole", async (type) => {
      for (const lang of langs) expect([lang, ...(await faultsOf({ productId: slug, type }, lang))]).toEqual([lang]);
    });
    it("has its offer so, with the chart", async () => {
      const hash = String((await office.post("/setCalcHashData", filledForm(line))).body["hash"]);
      for (const lang of langs) expect([lang, ...(await faultsOf({ productId: slug, type: "offer", hash }, lang))]).toEqual([lang]);
    });
  },
);
