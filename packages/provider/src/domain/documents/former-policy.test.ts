import { createHash } from "node:crypto";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { locales } from "@shanyraq/i18n";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Subjects } from "../../platform/database/records/contract-event.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { appendEvents } from "../ledger/append.ts";
import { price } from "../products/price.ts";
import { moment } from "../../platform/server/moment.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const person = { sex: "male", birthDate: "1990-02-03" } as const;
interface Former {
  readonly id: string;
  readonly startDate: string;
  readonly calculation: Calculation;
  readonly insured: string;
  readonly subjects?: Subjects;
  /** Of its policies in Kazakh, Russian and English, as they were printed before there was a form. */
  readonly sha256: readonly string[];
}
const formers: Readonly<Record<string, Former>> = {
  "savings of 2024 that name nobody but the insured": {
    id: "00000000-0000-4000-8000-000000000001",
    startDate: "2024-05-06",
    calculation: {
      ...person,
      product: "senim",
      term: "7",
      frequency: "quarterly",
      by: "sumAssured",
      sumAssured: "4000000",
      riders: ["trauma"],
    },
    insured: "Волков Илья",
    sha256: [
      "1f72c3a452e5b6c3c44ab26fc68bcd51906c6dc8e3dd923323665e51ce9de766",
      "0aa6edeed1bde00909b117df15c25ec3c7e423d4c4d71c42fa984f2b5102b8e5",
      "63e26e817421932fc570f9a8899581f5f3dca66c294e06387b11282d06188f93",
    ],
  },
  "migrants whose names nobody asked": {
    id: "00000000-0000-4000-8000-000000000002",
    startDate: "2026-08-01",
    calculation: {
      product: "migrant-vms",
      citizenship: "UZ",
      months: "6",
      persons: [{ name: "", birthDate: "1990-01-01", programme: "basic" }],
    },
    insured: "",
    subjects: {
      policyholder: "Волков Илья Андреевич",
      iin: "950719300175",
      document: "012345678",
      people: [{ name: "", passport: "AA1234567" }],
    },
    sha256: [
      "b38134ad504af5e517ccee3a227064485e01a2f17589ef33a1698712b9aca03e",
      "9ef21d6d558db7891995625a1cc8ec4fef478ec3630e0f765c8fa5e8dbac393f",
      "93791ace346750bf9adfe2834d9b1df9dbf035d463d7929b628fecf8c3f99ab1",
    ],
  },
  "a loan": {
    id: "00000000-0000-4000-8000-000000000003",
    startDate: "2026-09-01",
    calculation: { ...person, product: "credit-life", loan: "2500000", loanRate: "17.5", months: "25" },
    insured: "Волков Илья Андреевич",
    subjects: {
      policyholder: "Волков Илья Андреевич",
      loan: { bank: "Банк", number: "КЗ-7", date: "2026-08-20" },
      address: "Алматы, Абай 1",
    },
    sha256: [
      "8ef0b324af1910e7a91d6cfe7d9d75daad85212f8cacb3e89e53f88e21736e5e",
      "80c9703f078a43b8d4bad3f20e873c8abe8a873dd67a5cbfd10a128f3c0c88de",
      "4062c1dfdef3bd011399f51f44ccebfc8090e034c0dd5b275f1715a675b3f6f5",
    ],
  },
};

/** The words that its contract has kept, whatever editors have made of the product since. */
const words = {
  name: "Продукт «Ә»",
  description: "О чём он.",
  steps: [],
  covers: [{ name: "Всё, что случится" }],
  exclusions: [{ name: "Умысел" }],
};

async function keep({ id, startDate, calculation, insured, subjects }: Former): Promise<void> {
  const priced = price(calculation, startDate);
  if (!priced.ok) throw new Error(priced.refused.id);
  // As the ledger has kept it.
  const terms = { ...priced.terms, tariff: "2026-1" };
  await office.database.queries
    .insertInto("product_text")
    .values({
      slug: terms.product,
      number: 700,
      hash: "former",
      facts: JSON.stringify({}),
      texts: JSON.stringify({ kk: words, ru: words, en: words }),
      since: moment(office.clock.now),
    })
    .execute();
  await office.database.queries
    .insertInto("contract")
    .values({
      id,
      number: `SH-2026-${id.slice(-8)}`,
      product: terms.product,
      customer_id: office.person("nothing").id,
      order_id: null,
      payment_id: null,
      created_at: moment(office.clock.now),
      product_text: 700,
    })
    .execute();
  const at = `${startDate}T07:00:00.000Z`;
  await appendEvents(
    office.database.queries,
    id,
    [{ kind: "issued", at, data: { terms, insured, beneficiaries: [], ...(subjects && { subjects }) } }],
    office.clock.now,
  );
}
const paper = async (contractId: string, type: string, lang: string) => {
  const query = new URLSearchParams({ contractId, type, lang }).toString();
  return office.ask("GET", `/user/contracts/document?${query}`, { token });
};

it.each(Object.entries(formers))("the policy of %s keeps its bytes", async (_, former) => {
  await keep(former);
  const hashes: string[] = [];
  for (const lang of locales) {
    const { body } = await paper(former.id, "policy", lang);
    hashes.push(
      createHash("sha256")
        .update(Buffer.from(String(body["data"]), "base64"))
        .digest("hex"),
    );
  }
  expect(hashes).toEqual(former.sha256);
});

it("what it lacks is offered beside it as a duplicate on today's form, in the list and as a file", async () => {
  const [former] = Object.values(formers);
  const contractId = former?.id ?? "";
  const listed = (await office.post("/getContractDocuments", { contractId, lang: "en" }, token)).body["documents"] as { type: string }[];
  expect(listed.map(({ type }) => type)).toEqual(["policy", "rules", "duplicate"]);
  const read = wordsOfPdf((await paper(contractId, "duplicate", "en")).body["data"]);
  for (const one of [
    "Duplicate on the form of 27.11.2026",
    "concluded on 06.05.2024",
    "Sum assured",
    "4,000,000.00",
    "2026-1",
    "Sum assured",
  ])
    expect(read).toContain(one);
});

it("its policy keeps its bytes for a customer who reads large print, who has the duplicate in large print", async () => {
  const [former] = Object.values(formers);
  const contractId = former?.id ?? "";
  const usual = (await paper(contractId, "policy", "ru")).body["data"];
  await office.post("/userUpdate", { reading: "largePrint" }, token);
  expect((await paper(contractId, "policy", "ru")).body["data"]).toBe(usual);
  const duplicate = (await paper(contractId, "duplicate", "ru")).body["data"];
  expect(letterSizes(Buffer.from(String(duplicate), "base64"))[0]).toBe(18);
  // It holds no page of which a copy could be made.
  const query = new URLSearchParams({ contractId, type: "policy", print: "large" }).toString();
  expect((await office.ask("GET", `/user/contracts/document?${query}`, { token })).status).toBe(404);
});
