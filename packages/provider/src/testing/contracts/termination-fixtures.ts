import { digitsOf, identify, paidContract } from "./change.ts";
import { accountOf, agreedEnd, requestEnd, YESTERDAY } from "./termination.ts";
import { policyOf } from "./premium.ts";
import type { Fixture, World } from "../world.ts";

const own = ({ office }: World) => paidContract(office, office.person("everyStatus").id, YESTERDAY);

type EndCall =
  | "calcCancel"
  | "calcCancelVerifyId"
  | "calcCancelSendSms"
  | "calcCancelSendSmsRepeat"
  | "cancelContract"
  | "postTerminationAgreement"
  | "sendSmsWithoutAuth";

/** Every call by which a contract is ended, made rightly by who has one. */
export const terminationFixtures: { readonly [N in EndCall]: Fixture<N> } = {
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
      const { requestID } = await requestEnd(office, owner, "everyStatus");
      office.clock.now += 120_000;
      return { requestID };
    },
  ],
  cancelContract: ["owner", ({ office, owner }) => requestEnd(office, owner, "everyStatus")],
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
      const { requestID, sha256 } = await agreedEnd(office, owner, "everyStatus");
      return { requestID, sha256, accept: true };
    },
  ],
};
