import type { HeldContract } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { identityOf, isIdentified } from "./identity.ts";

/** What every overview of an act on a contract begins with: which contract it is of, and whether its owner has shown who they are. */
export const overviewHead = async ({ id, number, product }: HeldContract, context: SignedIn) =>
  ({
    status: "ok",
    success: true,
    contract: { id, number, product },
    identity: identityOf(context.customer),
    identified: await isIdentified(context),
  }) as const;
