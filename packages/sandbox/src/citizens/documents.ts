import type { RegisteredStanding, SeededPerson } from "@shanyraq/provider";
import { fieldsOf } from "@shanyraq/rules/is-object";

/** By the end of a number: the state of a document in the register of the sandbox. Every other number is a valid document of the person who names it. */
const ends: Readonly<Record<string, RegisteredStanding>> = { "0405": "unknown", "0410": "expired", "0411": "lost" };
/** A number by which the register is out. */
const OUT = "0503";

/** The identity card of a seeded person: nine digits that end with their number among them. */
export const cardOf = ({ id }: Pick<SeededPerson, "id">): string => `04500${id.slice(-2).padStart(4, "0")}`;

function standingOf(iin: string, number: string, people: readonly SeededPerson[]): RegisteredStanding {
  const owner = people.find((one) => cardOf(one) === number);
  // Of a card of somebody else's the register says no more than of none.
  if (owner) return owner.iin === iin ? "valid" : "unknown";
  return Object.entries(ends).find(([end]) => number.endsWith(end))?.[1] ?? "valid";
}

/** The register of identity documents as the provider reaches it over HTTP: `POST /citizens/documents` with `{ iin, number }`. */
export async function documentsService(request: Request, people: readonly SeededPerson[]): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { iin, number } = fieldsOf(await request.json().catch(() => undefined));
  if (typeof iin !== "string" || !/^\d{12}$/.test(iin) || typeof number !== "string" || !/^[0-9A-Z]{6,12}$/.test(number))
    return Response.json({ error: "badQuestion" }, { status: 400 });
  if (number.endsWith(OUT)) return Response.json({ error: "out" }, { status: 503 });
  return Response.json({ standing: standingOf(iin, number, people) });
}
