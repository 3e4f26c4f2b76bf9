import { digestOf } from "../../platform/codes/pkce.ts";
import { HELD as VERIFIER } from "../papers.ts";
import type { Fixture, World } from "../world.ts";

const challenge = digestOf(VERIFIER);
const signing = async ({ office, owner }: World): Promise<{ readonly GUID: string; readonly documents: readonly { type: string }[] }> => {
  const { body } = await office.post("/checkSignedByGuid", {}, owner);
  const [request] = body["requests"] as { GUID: string; documents: { type: string }[] }[];
  if (!request) throw new Error("nothing waits for a signature");
  return request;
};
const paper = async (world: World) => ({ GUID: (await signing(world)).GUID, type: "contract" });
const qr = async ({ office }: World) => {
  const { body } = await office.post("/egovQrInit", { challenge });
  return { nonce: String(body["nonce"]), verifier: VERIFIER, dataUrl: String(body["dataURL"]) };
};

type SignatureCall =
  | "checkSign"
  | "getDecryption"
  | "cmsDataInfo"
  | "egovQrInit"
  | "egovQrSetData"
  | "egovQrGetData"
  | "sendLaunchLink"
  | "egovVerify"
  | "checkSignedByGuid";

/** Every call of a signature under papers, made correctly: by a party of their request, or by whoever has a code. */
export const signatureFixtures: { readonly [N in SignatureCall]: Fixture<N> } = {
  checkSign: ["owner", paper],
  getDecryption: ["owner", paper],
  cmsDataInfo: ["owner", paper],
  egovQrInit: ["stranger", () => ({ challenge })],
  egovQrSetData: ["stranger", async (world) => qr(world)],
  egovQrGetData: [
    "stranger",
    async (world) => {
      const { dataUrl, ...held } = await qr(world);
      return { ...held, signUrl: dataUrl.replace(/data$/, "sign") };
    },
  ],
  sendLaunchLink: [
    "owner",
    async (world) => {
      const { body } = await world.office.post("/egovQrInit", { challenge, GUID: (await signing(world)).GUID }, world.owner);
      return { nonce: String(body["nonce"]), verifier: VERIFIER };
    },
  ],
  egovVerify: [
    "owner",
    async (world) => {
      const { GUID, documents } = await signing(world);
      const signed = documents.map(async ({ type }) => {
        const address = `/getDecryption?${new URLSearchParams({ GUID, type }).toString()}`;
        const { body } = await world.office.ask("GET", address, { token: world.owner });
        const who = await world.signers.issue(world.office.person("everyStatus").iin ?? "");
        return { type, cms: await world.signers.sign(who, new Uint8Array(Buffer.from(String(body["data"]), "base64"))) };
      });
      return { GUID, signatures: await Promise.all(signed) };
    },
  ],
  checkSignedByGuid: ["owner", async (world) => ({ GUID: (await signing(world)).GUID })],
};
