import type { SeededPerson } from "@shanyraq/provider";
import { fieldsOf } from "@shanyraq/rules/is-object";
import type { SandboxDatabase } from "../tables.ts";
import { situationOf } from "./situations.ts";

/** The caller has given up by then. */
const LATE_MS = 8_000;
/** Savings arrive so long after they were asked for, so that both can be seen. */
const ARRIVES_MS = 20_000;
const DAY_MS = 86_400_000;

interface Fund {
  readonly tables: SandboxDatabase;
  readonly clock: () => number;
  readonly people: readonly SeededPerson[];
  readonly wait: (ms: number) => Promise<void>;
}

const dayBefore = (now: number): string => new Date(now - DAY_MS).toISOString().slice(0, 10);
const texts = (body: unknown, ...names: readonly string[]): readonly string[] | undefined => {
  const fields: Readonly<Record<string, unknown>> = fieldsOf(body);
  const read = names.map((name) => fields[name]);
  return read.every((one): one is string => typeof one === "string" && one !== "" && one.length <= 64) ? read : undefined;
};

/** Moves savings once for a reference, and says how far they have come. */
async function transfer({ tables, clock }: Fund, refuses: string | undefined, fields: readonly string[]): Promise<Response> {
  const [reference = "", iin = "", contract = "", amount = ""] = fields;
  if (refuses !== undefined) return Response.json({ state: "refused", reason: refuses });
  await tables
    .insertInto("sandbox_fund_transfer")
    .values({ reference, iin, contract, amount, made_at: new Date(clock()).toISOString() })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  const made = await tables.selectFrom("sandbox_fund_transfer").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
  const arrives = Date.parse(made.made_at) + ARRIVES_MS;
  if (clock() < arrives) return Response.json({ state: "taken" });
  return Response.json({
    state: "paid",
    transfer: `FUND-${made.reference}`,
    amount: made.amount,
    paidAt: new Date(arrives).toISOString(),
  });
}

/** The pension fund as the provider reaches it over HTTP (`pension-fund-over-http.ts`): what each invented person has, and its transfers. */
export async function fundService(request: Request, path: string, fund: Fund): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const body: unknown = await request.json().catch(() => undefined);
  const [iin] = texts(body, "iin") ?? [];
  if (iin === undefined || !/^\d{12}$/.test(iin)) return Response.json({ error: "badQuestion" }, { status: 400 });
  const { savings, category, oppvMonths, answers, refuses } = situationOf(iin, fund.people);
  if (answers === "never") return Response.json({ error: "out" }, { status: 503 });
  if (answers === "late") await fund.wait(LATE_MS);
  const asOf = dayBefore(fund.clock());
  switch (path) {
    case "/account":
      return savings === undefined ? Response.json({ error: "none" }, { status: 404 }) : Response.json({ savings: `${savings}.00`, asOf });
    case "/record":
      return savings === undefined ? Response.json({ error: "none" }, { status: 404 }) : Response.json({ category, oppvMonths, asOf });
    case "/transfer": {
      const fields = texts(body, "reference", "iin", "contract", "amount");
      return fields && /^\d{1,12}\.\d{2}$/.test(fields[3] ?? "")
        ? transfer(fund, refuses, fields)
        : Response.json({ error: "badQuestion" }, { status: 400 });
    }
    default:
      return Response.json({ error: "none" }, { status: 404 });
  }
}
