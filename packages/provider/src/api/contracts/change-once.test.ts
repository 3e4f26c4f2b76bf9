import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import {
  agreed,
  askChange,
  requestChange,
  confirmChange,
  identify,
  paidContract,
  signChange,
  toSister,
  type ChangeInput,
} from "../../testing/contracts/change.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const WHO = "nothing";
const customer = () => office.person(WHO);
const annual: ChangeInput = { frequency: "annual" };

describe("a change happens once", () => {
  it("even if its agreement is accepted several times at once", async () => {
    const made = await agreed(office, token, WHO);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signChange(office, token, made)));
    expect(answers.every(({ body }) => body["status"] === "ok")).toBe(true);
    const events = await office.database.queries
      .selectFrom("contract_event")
      .select("seq")
      .where("contract_id", "=", made.contractId)
      .where("kind", "=", "changed")
      .execute();
    expect(events).toHaveLength(1);
    expect((await signChange(office, token, made, false)).status).toBe(409);
  });

  it("and two tabs that confirm two changes at once make one agreement", async () => {
    const first = await requestChange(office, token, WHO, annual);
    const second = await askChange(office, token, first.contractId, toSister);
    const code = codeTo(office, customer().phone);
    const answers = await Promise.all([
      confirmChange(office, token, first),
      confirmChange(office, token, { contractId: first.contractId, requestID: String(second.body["requestID"]), code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("and a repeated command returns the same answer, and sends no second code", async () => {
    const contractId = await paidContract(office, customer().id);
    await identify(office, token, contractId, WHO);
    const headers = keyed();
    const send = () => office.post("/contract/calcChange/worksheet", { contractId, change: toSister }, token, headers);
    const [first, again] = [await send(), await send()];
    expect(again.body["requestID"]).toBe(first.body["requestID"]);
    expect(office.inbox.filter(({ key }) => key.startsWith("code/change/"))).toHaveLength(1);
  });
});

it("anyone can see what the owner of a product may change", async () => {
  const info = async (productId: string) => (await office.ask("GET", `/getContractInfo?productId=${productId}`)).body;
  expect((await info("term-life"))["changes"]).toEqual([{ kind: "beneficiaries" }, { kind: "frequency" }, { kind: "sumAssured" }]);
  expect(await info("credit-life")).toMatchObject({ changes: [], reason: expect.stringContaining("банк") as string });
  expect((await office.ask("GET", "/getContractInfo?productId=nothing")).status).toBe(404);
});
