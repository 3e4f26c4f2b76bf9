import { HELD, uploaded } from "../papers.ts";
import { agree, checkedCase, codedCase, growOld, openedCase, submittedCase } from "./pension.ts";
import type { Fixture, World } from "../world.ts";

const shows = "nothing" as const;
const of = ({ office, buyer }: World) => ({ office, token: buyer, shows });

type PensionCall =
  | "getPersonPKB"
  | "getPersonPA"
  | "getClientPensInf"
  | "getClientPensInfManager"
  | "createApplicationPens"
  | "createContractPens"
  | "getPaHash"
  | "setApprovalApp"
  | "getApprovalSheetValid"
  | "getFilePA"
  | "setFilePA"
  | "sentAppOtp"
  | "setAppOtp"
  | "getCheckAgreement"
  | "getCheckKDP";

/** Every call of a pension annuity, made rightly: at the stage at which it is made. */
export const pensionFixtures: { readonly [N in PensionCall]: Fixture<N> } = {
  getPersonPKB: ["buyer", async ({ office, buyer }) => (await agree(office, buyer, shows), {})],
  getPersonPA: ["buyer", async ({ office, buyer }) => (await agree(office, buyer, shows), {})],
  getClientPensInf: ["stranger", async ({ office }) => ({ calculation: await growOld(office, shows) })],
  getClientPensInfManager: ["manager", () => ({})],
  createApplicationPens: [
    "buyer",
    async (world) => {
      const coded = await codedCase(of(world));
      await world.office.post("/setAppOtp", coded, world.buyer);
      return { operation: "submit" as const, requestID: coded.requestID };
    },
  ],
  createContractPens: ["buyer", async (world) => ({ requestID: await submittedCase(of(world)) })],
  getPaHash: ["buyer", async (world) => ({ requestID: await checkedCase(of(world)) })],
  setApprovalApp: ["buyer", async (world) => ({ requestID: await openedCase(of(world)) })],
  getApprovalSheetValid: ["buyer", async (world) => ({ requestID: await checkedCase(of(world)) })],
  getFilePA: ["buyer", async (world) => ({ requestID: await checkedCase(of(world)), type: "application" as const })],
  setFilePA: [
    "buyer",
    async (world) => ({
      requestID: await openedCase(of(world)),
      files: [await uploaded(world.office)],
      verifier: HELD,
      kind: "statement" as const,
    }),
  ],
  sentAppOtp: ["buyer", async (world) => ({ requestID: await checkedCase(of(world)) })],
  setAppOtp: ["buyer", async (world) => codedCase(of(world))],
  getCheckAgreement: ["buyer", async (world) => ({ requestID: await openedCase(of(world)) })],
  getCheckKDP: ["buyer", async (world) => ({ requestID: await openedCase(of(world)) })],
};
