import { createHash } from "node:crypto";
import { brand } from "@shanyraq/brand";
import type { ReadingWay } from "@shanyraq/calls/vocabulary";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { text } from "@shanyraq/i18n/text";
import type { PaperPage } from "@shanyraq/rules/paper-page";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { pageFaults } from "../../testing/page-faults.ts";
import { contractsBought, order } from "../../testing/purchase.ts";
import { structureFaults } from "../../testing/structure-faults.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
beforeEach(() => reads("ordinary"));
afterAll(() => office.database.close());

const reads = async (reading: ReadingWay) => {
  expect((await office.post("/userUpdate", { reading }, token)).status).toBe(200);
};
const paper = async (contractId: string, type: string, more: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({ contractId, type, ...more });
  return (await office.ask("GET", `/user/contracts/document?${query.toString()}`, { token })).body["data"];
};
const bytesOf = (data: unknown) => Buffer.from(String(data), "base64");

/** What a page says, part by part, its title first. */
const textsOf = (page: PaperPage | undefined): readonly string[] =>
  page ? [page.title, ...page.blocks.map((block) => ("text" in block ? block.text : JSON.stringify(block)))] : [];

/** Buys a policy, and finds the e-mail that brings its papers. */
async function buy() {
  const hash = await order(office, token);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
  await office.minuteLater();
  await office.provider.work();
  const [contract] = await contractsBought(office, hash);
  if (!contract) throw new Error("nothing was bought");
  const message = office.inbox.find(({ channel, text: words }) => channel === "email" && words.includes(contract.number));
  if (!message) throw new Error("no e-mail came");
  return { id: contract.id, message };
}

describe("papers of a customer who reads large print", () => {
  it("have no letter of less than 18 points, keep the rules of PDF/UA, and say what their pages say", async () => {
    await reads("largePrint");
    const { message } = await buy();
    const { company, name } = brand;
    const margins = [name.ru, company.legalName.ru, company.licence.ru, text("ru", "document.demo")];
    const running = `${margins.join(" ")} ${text("ru", "document.page", { page: 1, pages: 1 })}`;
    expect(message.attachments).toHaveLength(3);
    for (const { name: file, data } of message.attachments ?? []) {
      expect([file, letterSizes(bytesOf(data))[0]]).toEqual([file, 18]);
      expect([file, ...structureFaults(bytesOf(data), running)]).toEqual([file]);
      expect([file, ...(await pageFaults(data))]).toEqual([file]);
    }
  });
  it("are the ones that are signed, and keep their bytes when ordinary print is chosen later", async () => {
    await reads("largePrint");
    const { id } = await buy();
    const large = await paper(id, "policy");
    await reads("ordinary");
    expect(await paper(id, "policy")).toBe(large);
  });
  it("that were printed before are not printed again", async () => {
    const { id } = await buy();
    const before = await paper(id, "policy");
    await reads("largePrint");
    expect(await paper(id, "policy")).toBe(before);
  });
});

describe("the e-mail with the papers of a policy", () => {
  const link = (id: string) => `https://life.example/cabinet/reports/paper/${id}?type=policy`;

  it("begins with the pages of its papers for a customer who listens", async () => {
    await reads("aloud");
    const { id, message } = await buy();
    const [first, policy] = message.text.split("\n\n");
    expect(first).toBe(text("ru", "letter.pages"));
    expect(policy).toMatch(/^Договор страхования SH-/);
    expect(policy?.split("\n").at(-1)).toBe(link(id));
    expect(letterSizes(bytesOf(message.attachments?.[0]?.data))[0]).toBeLessThan(18);
  });
  it("ends with them for a customer who reads large print", async () => {
    await reads("largePrint");
    const { id, message } = await buy();
    expect(message.text.startsWith("Илья")).toBe(true);
    expect(message.text.indexOf(link(id))).toBeGreaterThan(message.text.indexOf(text("ru", "letter.pages")));
  });
  it("has the files alone for everybody else", async () => {
    const { message } = await buy();
    expect(message.text).not.toContain(text("ru", "letter.pages"));
    expect(message.attachments).toHaveLength(3);
  });
});

describe("a copy in another print", () => {
  it("in large print has the words of the paper that was kept, and names its file", async () => {
    const { id } = await buy();
    const kept = bytesOf(await paper(id, "policy"));
    const copy = await paper(id, "policy", { print: "large" });
    expect(letterSizes(bytesOf(copy))[0]).toBe(18);
    const [, first, ...rest] = textsOf(await readPaperPage(new Uint8Array(bytesOf(copy))));
    expect(first?.replaceAll(" ", "")).toContain(createHash("sha256").update(kept).digest("hex"));
    const [, ...words] = textsOf(await readPaperPage(new Uint8Array(kept)));
    expect(rest).toEqual(words);
    expect(await pageFaults(copy)).toEqual([]);
  });
  it("is ordinary print where the paper was kept in large print, with the same words", async () => {
    await reads("largePrint");
    const { id } = await buy();
    const kept = bytesOf(await paper(id, "policy"));
    const copy = await paper(id, "policy", { print: "ordinary" });
    expect(letterSizes(bytesOf(copy))[0]).toBeLessThan(18);
    const [, first, ...rest] = textsOf(await readPaperPage(new Uint8Array(bytesOf(copy))));
    expect(first?.replaceAll(" ", "")).toContain(createHash("sha256").update(kept).digest("hex"));
    expect(rest).toEqual(textsOf(await readPaperPage(new Uint8Array(kept))).slice(1));
  });
  it("of what is in large print already is that paper, and of what is printed on each request is no copy", async () => {
    await reads("largePrint");
    const { id } = await buy();
    expect(await paper(id, "policy", { print: "large" })).toBe(await paper(id, "policy"));
    const number = ((await office.post("/getContractDocuments", { contractId: id }, token)).body["documents"] as { number?: string }[]).at(
      -1,
    );
    const receipt = await paper(id, "receipt", { number: String(number?.number) });
    await reads("ordinary");
    expect(await paper(id, "receipt", { number: String(number?.number), print: "large" })).toBe(receipt);
  });
});
