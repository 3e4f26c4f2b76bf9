import { fieldsOf } from "@shanyraq/rules/is-object";

/** By the end of a phone: what the mobile citizens' base of the sandbox says about it. Every other phone belongs to the person who names it. */
const ends = { "0404": "another", "0405": "unknown" } as const;
/** A phone by which the base is out. */
const OUT = "0503";

const phoneIn = (body: unknown): string | undefined => {
  const { iin, phone } = fieldsOf(body);
  return typeof iin === "string" && /^\d{12}$/.test(iin) && typeof phone === "string" && /^\d{11}$/.test(phone) ? phone : undefined;
};

/** The mobile citizens' base as the provider reaches it over HTTP: `POST /citizens` with `{ iin, phone }` answers whose the phone is. */
export async function citizensService(request: Request): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const phone = phoneIn(await request.json().catch(() => undefined));
  if (phone === undefined) return Response.json({ error: "badQuestion" }, { status: 400 });
  if (phone.endsWith(OUT)) return Response.json({ error: "out" }, { status: 503 });
  const [, owner = "person"] = Object.entries(ends).find(([end]) => phone.endsWith(end)) ?? [];
  return Response.json({ owner });
}
