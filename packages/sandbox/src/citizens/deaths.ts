import type { RegisteredDeath, SeededPerson } from "@shanyraq/provider";
import { isIsoDate } from "@shanyraq/rules";
import { fieldsOf } from "@shanyraq/rules/is-object";

/** Whose death the register of the sandbox does not record, or records on another day; of everybody else it records the death that is asked about. */
const known: Readonly<Partial<Record<SeededPerson["shows"], RegisteredDeath>>> = { overdue: "notRecorded", legalEntity: "otherDay" };
/** A person by whom the register is out. */
const OUT: SeededPerson["shows"] = "maturing";

/** The register of deaths as the provider reaches it over HTTP: `POST /citizens/deaths` with `{ iin, day }`. */
export async function deathsService(request: Request, people: readonly SeededPerson[]): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { iin, day } = fieldsOf(await request.json().catch(() => undefined));
  if (typeof iin !== "string" || !/^\d{12}$/.test(iin) || typeof day !== "string" || !isIsoDate(day))
    return Response.json({ error: "badQuestion" }, { status: 400 });
  const shows = people.find((one) => one.iin === iin)?.shows;
  if (shows === OUT) return Response.json({ error: "out" }, { status: 503 });
  return Response.json({ record: (shows && known[shows]) ?? "recorded" });
}
