import { expect, it } from "vitest";
import { backOffice, START } from "../../testing/back-office.ts";
import { insurerKeyInMemory } from "../../testing/signing/insurer-key.ts";
import { concludedCase } from "../../testing/annuities/pension.ts";
import { signRequest } from "../../testing/signing/sign-request.ts";
import { signersAt } from "../../testing/signing/signers.ts";

const shows = "pension";

it("asks nothing of the fund before the customer and the insurer have both signed the contract", async () => {
  const signers = await signersAt(START);
  const key = await insurerKeyInMemory(signers, START);
  const office = await backOffice(undefined, { signatures: signers.signatures, keyHolder: key.holder });
  const token = await office.login(shows);
  key.state.broken = true;
  const { contractId, sign } = await concludedCase({ office, token, shows });
  const parties = await office.database.queries
    .selectFrom("signing_party")
    .innerJoin("signing_request", "signing_request.id", "signing_party.request_id")
    .where("signing_request.contract_id", "=", contractId)
    .select("signing_party.role")
    .orderBy("signing_party.role")
    .execute();
  expect(parties).toEqual([{ role: "insurer" }, { role: "policyholder" }]);
  await signRequest({ office, token, signers, iin: office.person(shows).iin ?? "" }, sign);
  await office.minuteLater();
  expect(office.fund.transfers).toEqual([]);
  // Their own part is done: the customer has nothing more to do.
  expect((await office.post("/getClientPensInf", {}, token)).body["case"]).toMatchObject({ stage: "concluded", sign: null });
  key.state.broken = false;
  office.clock.now += 1_800_000;
  await office.minuteLater();
  await office.minuteLater();
  expect(office.fund.transfers).toHaveLength(1);
  await office.database.close();
});
