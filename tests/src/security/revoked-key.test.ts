import { expect, it } from "vitest";
import { sharedProduct } from "../product/running-product.ts";

const running = sharedProduct();
const text = Buffer.from("договор").toString("base64");

async function press(path: string): Promise<void> {
  const { status } = await fetch(`${running.product.origin}/sandbox${path}`, { method: "POST", redirect: "manual" });
  expect(status).toBe(303);
}
const post = async (address: string, body: object): Promise<Response> =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** A document signed on the sandbox's phone by one of its keys. */
async function signedBy(key: string): Promise<string> {
  const opened = (await (await post(`${running.product.origin}/sandbox/egov`, { description: "" })).json()) as Record<
    "dataURL" | "signURL",
    string
  >;
  const id = /egov\/([^/]+)\//.exec(opened.dataURL)?.[1] ?? "";
  await post(opened.dataURL, { documentsToSign: [{ id: 1, nameRu: "x", document: { file: { mime: "", data: text } } }] });
  await press(`/phone/sign/${id}/scan`);
  await press(`/phone/sign/${id}/key-${key}`);
  const { documentsToSign } = (await (await fetch(opened.signURL)).json()) as {
    documentsToSign: { document: { file: { data: string } } }[];
  };
  return documentsToSign[0]?.document.file.data ?? "";
}

interface VerifyReply {
  readonly verdict: string;
  readonly signers: readonly { readonly revocation: string; readonly reasons: readonly string[] }[];
}
async function verdictOf(cms: string): Promise<readonly unknown[]> {
  const { verdict, signers } = (await (await post(`${running.product.origin}/api/verify`, { cms, data: text })).json()) as VerifyReply;
  return [verdict, signers[0]?.revocation, signers[0]?.reasons];
}

it("a key that is revoked is refused at once by its authority's responder, though the lists know nothing of it", async () => {
  expect(await verdictOf(await signedBy("person"))).toEqual(["good", "good", []]);
  await press("/ncalayer/revoke/person");
  const after = await signedBy("person");
  // What the responder said before the revocation holds for a second.
  await expect.poll(() => verdictOf(after), { timeout: 10_000 }).toEqual(["bad", "bad", ["revoked"]]);
  expect(await verdictOf(await signedBy("other"))).toEqual(["good", "good", []]);
});
