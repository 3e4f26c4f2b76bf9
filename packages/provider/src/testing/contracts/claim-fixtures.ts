import type { Fixture } from "../world.ts";
import { acceptedClaim, accountOfClaim, openClaim, openReport, refusedClaim } from "./claimed.ts";

type ClaimCall = "claimAccount" | "claimWithdraw" | "claimFiles" | "claimPaper" | "claimReview";

/** What whoever claimed asks for by a number and a phone, made correctly. */
export const claimFixtures: { readonly [N in ClaimCall]: Fixture<N> } = {
  claimAccount: ["stranger", async ({ office }) => accountOfClaim(office)],
  claimWithdraw: ["stranger", async ({ office }) => openReport(office)],
  claimFiles: ["stranger", async ({ office }) => openClaim(office)],
  claimPaper: ["stranger", async ({ office }) => acceptedClaim(office)],
  claimReview: ["stranger", async ({ office }) => refusedClaim(office)],
};
