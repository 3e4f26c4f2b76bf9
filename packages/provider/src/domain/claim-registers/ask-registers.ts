import { eachRow } from "../../platform/failures/each-row.ts";
import type { RegisterAnswer, RegisterName } from "../../platform/database/records/register-answer.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { sealJson } from "../../platform/sealing/sealed-json.ts";
import { moment } from "../../platform/server/moment.ts";
import { answerName } from "./answer-name.ts";
import { askedClaim, type AskedClaim } from "./asked-claim.ts";
import { portsOf } from "./ports-of.ts";
import { registerRow } from "./registers.ts";

/** What a register says; undefined where there is nothing to ask any more, or nobody. */
async function answerOf<R extends RegisterName>(
  register: R,
  claim: AskedClaim | undefined,
  services: Services,
): Promise<RegisterAnswer<R> | undefined> {
  const port = portsOf(services)[register];
  const question = claim?.isOpen === true ? registerRow(register).questionOf(claim) : undefined;
  return question && port?.ask(question);
}

/**
 * Asks registers what they say of claims, each once: one that is silent is asked again later, and holds up nothing, since people may decide by papers meanwhile.
 * A claim that was decided asks no more.
 */
export async function askRegisters(services: Services, now: number): Promise<void> {
  const { database, filesKeys, random } = services;
  const { queries } = database;
  const rows = await queries
    .selectFrom("claim_register")
    .select(["id", "claim_id", "register"])
    .where("answered_at", "is", null)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  await eachRow(services, now, {
    job: "askRegisters",
    rows,
    keyOf: ({ id }) => id,
    act: async ({ id, claim_id: claimId, register }) => {
      const answer = await answerOf(register, await askedClaim(queries, claimId, now), services);
      if (!answer) return void (await queries.deleteFrom("claim_register").where("id", "=", id).where("answered_at", "is", null).execute());
      await queries
        .updateTable("claim_register")
        .set({ answered_at: moment(now), answer: sealJson(answer, answerName(id), { keys: filesKeys, random }) })
        .where("id", "=", id)
        .where("answered_at", "is", null)
        .execute();
    },
  });
}
