import type { Output } from "@shanyraq/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { agreed, type Wish } from "../../testing/contracts/change.ts";
import { agreedTermination } from "../../testing/contracts/termination.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const WHO = "nothing";
const plain = (words: string): string => words.replaceAll(/[\s\u00a0]+/g, " ");
const wish: Wish = {
  inputs: { product: "term-life", riders: ["trauma"] },
  subjects: {
    policyholder: "Волков Илья Андреевич",
    iin: "950719300175",
    document: "715204418",
    documentIssuedOn: "2021-03-09",
    citizenship: "KZ",
    region: "mangystau",
    address: "Жаңаөзен, Мұнайшылар 14",
    phone: "77000000017",
    email: "ilya.volkov@example.kz",
  },
};

/** The policy's lines about the contract, its parties and the insured people. */
async function headOf(contractId: string): Promise<readonly string[]> {
  const { data } = (await office.post("/user/contracts/", { id: contractId }, token)).body as unknown as Output<"userContracts">;
  const sections = data[0]?.agreed?.filter(({ part }) => ["contract", "policyholder", "insured"].includes(part)) ?? [];
  return sections.flatMap(({ title, facts }) => [title, ...facts.map(({ name, value }) => plain(`${name} ${value}`))]);
}

it.each([
  ["changes beneficiaries", async () => agreed(office, token, WHO, undefined, wish)],
  ["ends the contract", async () => agreedTermination(office, token, WHO, wish)],
])("names the contract, its parties and the insured as the policy does, in an agreement that %s", async (_, make) => {
  const { contractId, agreement } = await make();
  const words = plain(wordsOfPdf(agreement["data"]));
  const head = await headOf(contractId);
  expect(head.length).toBeGreaterThan(15);
  expect(head.filter((line) => !words.includes(line))).toEqual([]);
});

it("prints how a beneficiary is related, in the agreement of a change", async () => {
  const { agreement } = await agreed(office, token, WHO, undefined, wish);
  expect(plain(wordsOfPdf(agreement["data"]))).toContain("Волкова Анна брат или сестра 01.01.1996 100");
});
