import { digitsOf, identify, paidContract } from "./change.ts";
import { accountOf, agreedTermination, requestTermination, YESTERDAY } from "./termination.ts";
import { policyOf } from "./premium.ts";
import type { Fixture, World } from "../world.ts";

const own = ({ office }: World) => paidContract(office, office.person("everyStatus").id, YESTERDAY);

type TerminationCall =
  | "calcCancel"
  | "calcCancelVerifyId"
  | "calcCancelSendSms"
  | "calcCancelSendSmsRepeat"
  | "cancelContract"
  | "postTerminationAgreement"
  | "sendSmsWithoutAuth";

/** Every call by which a contract is ended, made correctly by its owner. */
export const terminationFixtures: { readonly [N in TerminationCall]: Fixture<N> } = {
  calcCancel: ["owner", async (world) => ({ contractId: await own(world) })],
  calcCancelVerifyId: ["owner", async (world) => ({ contractId: await own(world), code: digitsOf(world.office.person("everyStatus")) })],
  calcCancelSendSms: [
    "owner",
    async (world) => {
      const contractId = await own(world);
      await identify(world.office, world.owner, contractId, "everyStatus");
      return { contractId, reason: "money", ...accountOf(world.office.person("everyStatus")) };
    },
  ],
  calcCancelSendSmsRepeat: [
    "owner",
    async ({ office, owner }) => {
      const { requestID } = await requestTermination(office, owner, "everyStatus");
      office.clock.now += 120_000;
      return { requestID };
    },
  ],
  cancelContract: ["owner", ({ office, owner }) => requestTermination(office, owner, "everyStatus")],
  sendSmsWithoutAuth: [
    "stranger",
    async (world) => {
      const { number, iin } = await policyOf(world);
      return { number, owner: iin };
    },
  ],
  postTerminationAgreement: [
    "owner",
    async ({ office, owner }) => {
      const { requestID, sha256 } = await agreedTermination(office, owner, "everyStatus");
      return { requestID, sha256, accept: true };
    },
  ],
};
