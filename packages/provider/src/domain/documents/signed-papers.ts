import { streebog, toHex } from "@shanyraq/signing";
import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { uuid } from "../../platform/server/ids.ts";
import { printPolicy, printRules } from "./contract-file.ts";
import { contractSource, type SigningRequest } from "./contract-source.ts";

export type { SigningRequest } from "./contract-source.ts";
export type SigningDocument = Selectable<Tables["signing_document"]>;

export interface Printer {
  readonly db: Kysely<Tables>;
  readonly random: (bytes: number) => Uint8Array;
  readonly siteOrigin: string;
}

/** Every page is an object of its own, whose dictionary says so. */
const pagesIn = (file: Uint8Array): number =>
  Buffer.from(file)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 1;

async function print(request: SigningRequest, { db, random, siteOrigin }: Printer): Promise<void> {
  const read = await contractSource(db, request.contract_id);
  if (!read) throw new Error("a request is of a contract that is there");
  // Its papers have its own parties and address, for any request of the contract.
  const parties = await db.selectFrom("signing_party").selectAll().where("request_id", "=", request.id).orderBy("position").execute();
  const source = { ...read, signing: { request, parties } };
  const { locale } = source;
  const files = [
    { type: "contract", ...(await printPolicy(source, siteOrigin, locale)) },
    { type: "rules", ...(await printRules(source, locale)) },
  ];
  const rows = files.map(({ type, name, bytes }, position) => ({
    id: uuid(random),
    request_id: request.id,
    position,
    type,
    name,
    file: Buffer.from(bytes).toString("base64"),
    size: bytes.byteLength,
    pages: pagesIn(bytes),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    streebog: toHex(streebog(512, bytes)),
  }));
  // Two who open a request at once print it twice; what was kept first is what is signed.
  await db
    .insertInto("signing_document")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["request_id", "type"]).doNothing())
    .execute();
}

/** Those that were already printed: a list of many requests prints none. */
export const storedPapers = ({ id }: SigningRequest, { db }: Pick<Printer, "db">): Promise<SigningDocument[]> =>
  db.selectFrom("signing_document").selectAll().where("request_id", "=", id).orderBy("position").execute();

/** The documents of a request, printed when it is first opened or first sent: from then on they are bytes that never change. */
export async function papersOf(request: SigningRequest, printer: Printer): Promise<readonly SigningDocument[]> {
  const before = await storedPapers(request, printer);
  if (before.length > 0) return before;
  await print(request, printer);
  return storedPapers(request, printer);
}

export const bytesOf = ({ file }: SigningDocument): Uint8Array => new Uint8Array(Buffer.from(file, "base64"));
