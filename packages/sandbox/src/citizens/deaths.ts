import type { RegisteredDeath } from "@shanyraq/provider";
import { fieldsOf } from "@shanyraq/rules/is-object";
import { isIsoDate } from "@shanyraq/rules";

/** By the day of a month: what the register of the sandbox says of a death that is asked about. A death of every other day is recorded. */
const days: Readonly<Record<string, RegisteredDeath>> = { "04": "otherDay", "05": "notRecorded" };
/** A day by which the register is out. */
const OUT = "06";

/** The register of deaths as the provider reaches it over HTTP: `POST /citizens/deaths` with `{ iin, day }`. */
export async function deathsService(request: Request): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { iin, day } = fieldsOf(await request.json().catch(() => undefined));
  if (typeof iin !== "string" || !/^\d{12}$/.test(iin) || typeof day !== "string" || !isIsoDate(day))
    return Response.json({ error: "badQuestion" }, { status: 400 });
  const ofMonth = day.slice(-2);
  if (ofMonth === OUT) return Response.json({ error: "out" }, { status: 503 });
  return Response.json({ record: days[ofMonth] ?? "recorded" });
}
