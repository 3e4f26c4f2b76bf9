import { identify, paidContract } from "./change.ts";
import { annuityOrder } from "../annuities/annuity-order.ts";
import { requestAccount, RIPE, SOON } from "./maturity.ts";
import { accountOf } from "./termination.ts";
import type { Fixture, World } from "../world.ts";

const own = ({ office }: World) => paidContract(office, office.person("everyStatus").id, SOON);

type MaturityCall = "payFromPolicy" | "maturity" | "maturitySendSms" | "maturitySendSmsRepeat" | "maturityConfirm";

/** Every call about the payout at the end of a contract, made correctly by its owner. */
export const maturityFixtures: { readonly [N in MaturityCall]: Fixture<N> } = {
  payFromPolicy: [
    "owner",
    async ({ office, owner }) => {
      const person = office.person("everyStatus");
      const contractId = await paidContract(office, person.id, RIPE);
      return { hash: await annuityOrder(office, owner, person, "1500000"), contractId };
    },
  ],
  maturity: ["owner", async (world) => ({ contractId: await own(world) })],
  maturitySendSms: [
    "owner",
    async (world) => {
      const contractId = await own(world);
      await identify(world.office, world.owner, contractId, "everyStatus");
      return { contractId, ...accountOf(world.office.person("everyStatus")) };
    },
  ],
  maturitySendSmsRepeat: [
    "owner",
    async ({ office, owner }) => {
      const { requestID } = await requestAccount(office, owner, "everyStatus");
      office.clock.now += 120_000;
      return { requestID };
    },
  ],
  maturityConfirm: ["owner", ({ office, owner }) => requestAccount(office, owner, "everyStatus")],
};
