import { createHash } from "node:crypto";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { expect, it } from "vitest";
import { checkedCase } from "../../testing/annuities/pension.ts";
import { signedInOffice } from "../../testing/back-office.ts";
import { pageFaults } from "../../testing/page-faults.ts";

it("the application of a customer who reads large print is printed so, and stays what its hash says", async () => {
  const { office, token } = await signedInOffice("pension");
  await office.post("/userUpdate", { reading: "largePrint" }, token);
  const requestID = await checkedCase({ office, token, shows: "pension" });
  const application = async () => (await office.post("/getFilePA", { requestID, type: "application" }, token)).body["data"];
  const data = await application();
  const bytes = Buffer.from(String(data), "base64");
  expect([letterSizes(bytes)[0], ...(await pageFaults(data))]).toEqual([18]);
  await office.post("/userUpdate", { reading: "ordinary" }, token);
  expect(await application()).toBe(data);
  const { hash } = (await office.post("/getPaHash", { requestID }, token)).body;
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
  await office.database.close();
});
