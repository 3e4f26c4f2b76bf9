import { randomBytes } from "node:crypto";
import { calls, fileHeaders, type CallName } from "@shanyraq/calls";
import { requestSignatures } from "../domain/agreements/request-signatures.ts";
import { backOffice, START, type Answer } from "./back-office.ts";
import { smallPdf } from "./files.ts";
import { keyed } from "./purchase.ts";
import { phoneInMemory, signersAt, type Signers } from "./signing/signers.ts";
import { fixtures, type Caller, type World } from "./fixtures.ts";

/** The authorities that every world of a file trusts: making them takes longer than a world. */
let authority: Promise<Signers> | undefined;

/** A new world with everybody signed in. */
export async function openWorld(): Promise<World> {
  const signers = await (authority ??= signersAt(START));
  let now = () => START;
  const office = await backOffice(undefined, { signatures: signers.signatures, qrSigning: phoneInMemory(() => now()).service });
  now = () => office.clock.now;
  office.register.entities.set("150340012340", { bin: "150340012340", name: "ТОО «Пример»", oked: "41201" });
  const owner = await office.login("everyStatus");
  const customer = office.person("everyStatus");
  const contract = await office.database.queries
    .selectFrom("contract")
    .select("id")
    .where("customer_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  await requestSignatures(office.database.queries, randomBytes, { contractId: contract.id, customer, at: START });
  return { office, signers, buyer: await office.login("nothing"), owner };
}
/** The staff sign in only when they are needed: a sign-in takes as long as anything else of a world. */
async function tokenOf({ buyer, owner, office }: World, caller: Caller): Promise<string | undefined> {
  if (caller === "employee" || caller === "supervisor" || caller === "medic" || caller === "manager") return office.login(caller);
  return { stranger: undefined, buyer, owner }[caller];
}

export type InputFields = Readonly<Record<string, unknown>>;

/** What a call is made of: its address, its query, its body, and whose token goes with it. */
export async function prepared(world: World, name: CallName) {
  const [caller, inputOf] = fixtures[name];
  return { token: await tokenOf(world, caller), input: (await inputOf(world)) as InputFields };
}

/** What a header can carry; a browser lets nothing else into one. */
const printable = (value: unknown): string => String(value).replace(/[^\x20-\x7e]/g, "");

/** Sends a file as it is, with its fields in headers. */
async function sendFile({ office }: World, path: string, { name, challenge }: InputFields): Promise<Answer> {
  const headers = {
    "content-type": "application/octet-stream",
    [fileHeaders.name]: encodeURIComponent(String(name).toWellFormed()),
    [fileHeaders.challenge]: printable(challenge),
  };
  const reply = await office.provider.fetch(
    new Request(`http://provider${path}`, { method: "POST", headers, body: new Uint8Array(smallPdf()) }),
  );
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Answer["body"] };
}

/** Makes a call with an input, wherever the row wants its fields. */
export function send(world: World, name: CallName, input: InputFields, token: string | undefined): Promise<Answer> {
  const { office } = world;
  const { method, path } = calls[name];
  if (calls[name].body === "file") return sendFile(world, path, input);
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    delete rest[key];
    return encodeURIComponent(String(input[key]).toWellFormed());
  });
  const query = method === "GET" ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : "";
  return office.ask(method, filled + query, { ...(method === "POST" && { body: input }), token, headers: keyed() });
}

/** Makes a call as it is made rightly, but for what a test changes of its input. */
export async function makeRightly(
  world: World,
  name: CallName,
  change: (input: InputFields) => InputFields = (input) => input,
): Promise<Answer> {
  const { token, input } = await prepared(world, name);
  return send(world, name, change(input), token);
}
