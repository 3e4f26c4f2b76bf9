import { calls, type Output } from "@shanyraq/calls";
import { edgeAddress } from "@shanyraq/client";
import { rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { expect, it } from "vitest";
import { buy } from "../product/purchase.ts";
import { sharedProduct } from "../product/running-product.ts";
import { personWho, visitor, type Visitor } from "../product/visitor.ts";

const running = sharedProduct();
const papers = ["contract", "rules"] as const;

const post = async (address: string, body: object): Promise<Response> =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
async function press(path: string): Promise<void> {
  const { status } = await fetch(`${running.product.origin}/sandbox${path}`, { method: "POST", redirect: "manual" });
  expect(status).toBe(303);
}

/** A document signed on the sandbox's phone by one of its keys. */
async function signedBy(key: string, data: string): Promise<string> {
  const response = await post(`${running.product.origin}/sandbox/egov`, { description: "" });
  const opened = (await response.json()) as Record<"dataURL" | "signURL", string>;
  const id = /egov\/([^/]+)\//.exec(opened.dataURL)?.[1] ?? "";
  await post(opened.dataURL, { documentsToSign: [{ id: 1, nameRu: "x", document: { file: { mime: "", data } } }] });
  await press(`/phone/sign/${id}/scan`);
  await press(`/phone/sign/${id}/key-${key}`);
  const signed = (await (await fetch(opened.signURL)).json()) as { documentsToSign: { document: { file: { data: string } } }[] };
  return signed.documentsToSign[0]?.document.file.data ?? "";
}

const standingOf = async (ask: Visitor, contractId: string) => (await ask.call("getContractDocuments", { contractId })).body.signing;

it.each(
  rowsOfRun([
    ["GOST", "nothing", "other"],
    ["RSA", "pensionRefused", "pensioner-seized"],
  ] as const),
)("a policy that is bought carries the insurer's signature and the customer's by a key of %s", async (_, who, key) => {
  const person = personWho(who);
  const ask = visitor(running.product.origin);
  await ask.login(person);
  const { receipt } = await buy(ask, person);
  const contractId = receipt?.contractId ?? "";
  const waiting = async () => (await standingOf(ask, contractId))?.parties.map(({ role, signedAt }) => [role, signedAt !== null]);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([
    ["insurer", true],
    ["policyholder", false],
  ]);
  const { GUID = "" } = (await standingOf(ask, contractId)) ?? {};
  /** A call that is a GET names what it is about in its address. */
  const get = async <N extends "getDecryption" | "checkSign" | "cmsDataInfo">(name: N, type: string): Promise<Output<N>> => {
    const query = new URLSearchParams({ GUID, type }).toString();
    return (await (await ask.send(`${edgeAddress(calls[name].path, name)}?${query}`)).json()) as Output<N>;
  };
  const dataOf = async (type: string) => (await get("getDecryption", type)).data ?? "";
  const signatures: { type: string; cms: string }[] = [];
  for (const type of papers) signatures.push({ type, cms: await signedBy(key, await dataOf(type)) });
  expect((await ask.call("egovVerify", { GUID, signatures })).body).toMatchObject({
    status: "ok",
    request: { state: "signed" },
  });
  for (const type of papers) {
    expect(await get("checkSign", type)).toMatchObject({
      verdict: "good",
      signers: [{ role: "head", bin: "190740099992" }, { role: "person" }],
    });
    const data = await dataOf(type);
    const { files = [] } = await get("cmsDataInfo", type);
    expect(files).toHaveLength(2);
    // Whoever has the files verifies them without us.
    for (const { data: cms } of files)
      expect(await (await post(`${running.product.origin}/api/verify`, { cms, data })).json()).toMatchObject({ verdict: "good" });
  }
});

it("the insurer's key is offered by no phone and no application", async () => {
  for (const page of ["/sandbox/phone", "/sandbox/ncalayer"])
    expect(await (await fetch(`${running.product.origin}${page}`)).text()).not.toContain("Ахметов");
});
