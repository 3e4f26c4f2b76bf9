import { addDays } from "@shanyraq/rules";
import { PAPERS_DAYS } from "../../domain/claims/follow-report.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { today } from "../../platform/server/moment.ts";
import { UPLOAD_MS } from "../../platform/uploads/upload-handlers.ts";
import { simpleClaim } from "../claims/simple-claim.ts";
import { claimed, decidedBy, insuredFor, reported } from "../contracts/claimed.ts";
import { atDesk, newsSaying } from "../editors.ts";
import { papersOf, uploaded } from "../papers.ts";
import { keyed } from "../purchase.ts";
import { openSigningOffice } from "../signing/signed-purchase.ts";
import { threeTimes, type Queue } from "./queue.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Five years, and a day for each leap year in them. */
const PAPERS_MS = 1_827 * DAY_MS;

/** Three policies were bought while the insurer's key was silent. */
async function openWithUnsigned() {
  const { office, key, buy } = await openSigningOffice("ecdsa");
  key.state.broken = true;
  await threeTimes(buy);
  key.state.broken = false;
  office.clock.now += HOUR_MS;
  return office;
}
const signing = (refused: "the request" | "the signature"): Queue => ({
  job: "signForInsurer",
  refused,
  open: openWithUnsigned,
  prepare: async ({ database }) => {
    const rows = await database.queries
      .selectFrom("signing_party")
      .select("id")
      .where("next_sign_at", "is not", null)
      .orderBy("next_sign_at")
      .execute();
    return rows.map(({ id }) => id);
  },
  poisonous: async (_, value) =>
    refused === "the request" ? { table: "signing_party", column: "id", value } : { table: "signature", column: "party_id", value },
  done: async ({ database }) =>
    (await database.queries.selectFrom("signature").select("party_id").distinct().execute()).map(({ party_id }) => party_id),
});

const reportOf = (data: unknown): unknown => (typeof data === "object" && data !== null && "report" in data ? data.report : undefined);

export const messageQueues: readonly Queue[] = [
  {
    job: "deliver",
    refused: "the letter",
    prepare: async ({ database, clock }) => {
      const keys = ["letter/1", "letter/2", "letter/3"];
      for (const [index, key] of keys.entries())
        await writeMessages(database.queries, [{ key, channel: "sms", to: "77000000011", text: "x" }], clock.now + index);
      return keys;
    },
    poisonous: async (_, value) => ({ table: "outbox", column: "key", value }),
    done: async ({ database }) =>
      (await database.queries.selectFrom("outbox").select("key").where("sent_at", "is not", null).execute()).map(({ key }) => key),
  },
  signing("the request"),
  signing("the signature"),
  {
    job: "publishDue",
    refused: "the revision",
    prepare: async (office) => {
      const editor = await atDesk(office);
      const { queries } = office.database;
      return threeTimes(async (index) => {
        const name = { kind: "news", slug: `fresh-${index}` } as const;
        await office.editing.save(editor, name, { seen: 0, written: newsSaying("утром") });
        const at = office.clock.now + 30_000 + index;
        const moved = await office.editing.move(editor, name, { seen: 1, move: { act: "schedule", number: 1, at } });
        if (!moved.ok) throw new Error(moved.reason);
        const { number } = await queries
          .selectFrom("content_revision")
          .select("number")
          .where("slug", "=", name.slug)
          .executeTakeFirstOrThrow();
        return `${name.kind}/${name.slug}/${number}`;
      });
    },
    poisonous: async (_, key) => ({ table: "content_revision", column: "slug", value: key.split("/")[1] ?? "" }),
    done: async ({ database }) => {
      const rows = await database.queries.selectFrom("content_revision").selectAll().where("state", "=", "published").execute();
      return rows.map(({ kind, slug, number }) => `${kind}/${slug}/${number}`);
    },
  },
  {
    job: "releaseSilent",
    refused: "the event of the contract",
    prepare: async (office) => {
      const { clock, database } = office;
      const employee = await office.login("employee");
      const ids = await threeTimes(async () => {
        const insured = await insuredFor(office, "term-life");
        const number = await reported(office, insured, addDays(today(clock.now), -1));
        const { id } = await database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow();
        await decidedBy(office, employee, id, { decision: "answer", words: "Пришлите справку." });
        return id;
      });
      clock.now += (PAPERS_DAYS + 2) * DAY_MS;
      return ids;
    },
    poisonous: async ({ database }, id) => {
      const { number } = await database.queries.selectFrom("statement").select("number").where("id", "=", id).executeTakeFirstOrThrow();
      const events = await database.queries
        .selectFrom("contract_event")
        .select(["contract_id", "data"])
        .where("kind", "=", "claimHeld")
        .execute();
      const value = events.find(({ data }) => reportOf(data) === number)?.contract_id ?? "";
      return { table: "contract_event", column: "contract_id", value };
    },
    done: async ({ database }) => {
      const events = await database.queries.selectFrom("contract_event").select("data").where("kind", "=", "claimReleased").execute();
      const statements = await database.queries.selectFrom("statement").select(["id", "number"]).execute();
      const released = new Set(events.map(({ data }) => reportOf(data)));
      return statements.filter(({ number }) => released.has(number)).map(({ id }) => id);
    },
  },
  {
    job: "acceptByRules",
    refused: "the event of the contract",
    prepare: (office) =>
      threeTimes(async () => {
        const { id } = await simpleClaim(office);
        office.clock.now += 1_000;
        return id;
      }),
    poisonous: async ({ database }, id) => {
      const found = await database.queries.selectFrom("statement").select("contract_id").where("id", "=", id).executeTakeFirstOrThrow();
      return { table: "contract_event", column: "contract_id", value: found.contract_id ?? "" };
    },
    done: async ({ database }) =>
      (await database.queries.selectFrom("claim_rule_check").select("claim_id").where("accepted", "=", true).execute()).map(
        ({ claim_id: id }) => id,
      ),
  },
  {
    job: "askRegisters",
    refused: "the answer",
    prepare: async (office) => {
      const day = addDays(today(office.clock.now), -3);
      await threeTimes(async () => {
        await claimed(office, await reported(office, await insuredFor(office, "accident"), day, "disability"));
        office.clock.now += 1_000;
      });
      const rows = await office.database.queries.selectFrom("claim_register").select("id").orderBy("asked_at").execute();
      return rows.map(({ id }) => id);
    },
    poisonous: async (_, id) => ({ table: "claim_register", column: "id", value: id }),
    done: async ({ database }) =>
      (await database.queries.selectFrom("claim_register").select("id").where("answer", "is not", null).execute()).map(({ id }) => id),
  },
  {
    job: "removeOldUploads",
    refused: "the file",
    prepare: async (office) => {
      await threeTimes(async () => {
        await uploaded(office);
        office.clock.now += 1_000;
      });
      office.clock.now += UPLOAD_MS;
      const rows = await office.database.queries.selectFrom("upload").select("id_hash").orderBy("expires_at").execute();
      return rows.map(({ id_hash }) => id_hash);
    },
    poisonous: async (_, value) => ({ table: "upload", column: "id_hash", value }),
    done: async ({ database }, keys) => {
      const left = new Set((await database.queries.selectFrom("upload").select("id_hash").execute()).map(({ id_hash }) => id_hash));
      return keys.filter((key) => !left.has(key));
    },
  },
  {
    job: "removeOldPapers",
    refused: "the day of the removal",
    prepare: async (office) => {
      const ids: string[] = [];
      await threeTimes(async () => {
        const papers = await papersOf({ office, buyer: await office.login("nothing") });
        await office.post("/sendFiles", papers, await office.login("nothing"), keyed());
        ids.push(papers.number);
      });
      await office.database.queries.updateTable("application").set({ state: "declined" }).where("id", "in", ids).execute();
      office.clock.now += PAPERS_MS;
      return ids.toSorted();
    },
    poisonous: async (_, value) => ({ table: "application", column: "id", value }),
    done: async ({ database }, keys) => {
      const left = await database.queries.selectFrom("application_file").select("application_id").execute();
      return keys.filter((key) => !left.some(({ application_id: id }) => id === key));
    },
  },
];
