import { languageOf } from "@shanyraq/documents";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { expect, it } from "vitest";
import { signedInOffice } from "../../testing/back-office.ts";
import { agreed, signChange } from "../../testing/contracts/change.ts";

const WHO = "nothing";

it("an agreement is copied in large print in the language in which it was signed, whoever reads in another", async () => {
  const { office, token } = await signedInOffice(WHO);
  const made = await agreed(office, token, WHO);
  await signChange(office, token, made);
  const { body } = await office.post("/getContractDocuments", { contractId: made.contractId }, token);
  const url = (body["documents"] as { type: string; url: string }[]).find(({ type }) => type === "agreement")?.url ?? "";
  const copy = await office.ask("GET", `${url.replace(/lang=\w+/, "lang=en")}&print=large`, { token });
  const bytes = Buffer.from(String(copy.body["data"]), "base64");
  expect([languageOf(bytes), letterSizes(bytes)[0]]).toEqual(["ru", 18]);
  await office.database.close();
});
