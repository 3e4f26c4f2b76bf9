import { agreed, requestChange, digitsOf, identify, paidContract, toSister } from "./change.ts";
import type { Fixture, World } from "../world.ts";

const own = ({ office }: World) => paidContract(office, office.person("everyStatus").id);
const requested = ({ office, owner }: World) => requestChange(office, owner, "everyStatus");
const made = ({ office, owner }: World) => agreed(office, owner, "everyStatus");

type ChangeCall =
  | "getContractInfo"
  | "calcChange"
  | "calcChangeVerifyId"
  | "changeWorksheet"
  | "changeWorksheetRepeat"
  | "changeContract"
  | "getAdditionalAgreement"
  | "postAdditionalAgreement";

/** Every call by which a contract is changed, made correctly by its owner. */
export const changeFixtures: { readonly [N in ChangeCall]: Fixture<N> } = {
  getContractInfo: ["stranger", () => ({ productId: "senim" })],
  calcChange: ["owner", async (world) => ({ contractId: await own(world) })],
  calcChangeVerifyId: ["owner", async (world) => ({ contractId: await own(world), code: digitsOf(world.office.person("everyStatus")) })],
  changeWorksheet: [
    "owner",
    async (world) => {
      const contractId = await own(world);
      await identify(world.office, world.owner, contractId, "everyStatus");
      return { contractId, change: toSister };
    },
  ],
  changeWorksheetRepeat: [
    "owner",
    async (world) => {
      const { requestID } = await requested(world);
      world.office.clock.now += 120_000;
      return { requestID };
    },
  ],
  changeContract: ["owner", requested],
  getAdditionalAgreement: ["owner", async (world) => ({ requestID: (await made(world)).requestID })],
  postAdditionalAgreement: [
    "owner",
    async (world) => {
      const { requestID, sha256 } = await made(world);
      return { requestID, sha256, accept: true };
    },
  ],
};
