import type { RegisterAnswer, RegisterName, RegisterQuestions, SeededPerson } from "@shanyraq/provider";
import { addDays, isIsoDate } from "@shanyraq/rules";
import { fieldsOf } from "@shanyraq/rules/is-object";

/** The caller waits for ten seconds. */
const LATE_MS = 8_000;

/** How a register behaves about somebody: as usual it records what is asked about. */
type Behaviour = "records" | "contradicts" | "knowsNothing" | "late" | "out";

/** By whom it behaves otherwise, so that each way of a register can be seen. */
const byPerson: Readonly<Partial<Record<SeededPerson["shows"], Behaviour>>> = {
  legalEntity: "contradicts",
  overdue: "knowsNothing",
  pensionSlow: "late",
  maturing: "out",
};
/** A loan names no person: the end of its agreement's number says it. */
const byEnd: Readonly<Record<string, Behaviour>> = { "0409": "contradicts", "0404": "knowsNothing", "0408": "late", "0503": "out" };

/** What a register answers, as it is sent. */
type Sent<R extends RegisterName> = R extends "loan" ? { readonly record: "recorded"; readonly left: string } : RegisterAnswer<R>;

interface Row<R extends RegisterName> {
  readonly asks: readonly (keyof RegisterQuestions[R] & string)[];
  /** Of which field the behaviour depends. */
  readonly by: keyof RegisterQuestions[R] & string;
  readonly records: (day: string) => Sent<R>;
  readonly contradicts: (day: string) => Sent<R>;
}

const rows: { readonly [R in RegisterName]: Row<R> } = {
  disability: {
    asks: ["iin", "day"],
    by: "iin",
    records: (day) => ({ record: "recorded", group: "second", since: day }),
    contradicts: (day) => ({ record: "recorded", group: "third", since: addDays(day, -400) }),
  },
  hospital: {
    asks: ["iin", "day"],
    by: "iin",
    records: (day) => ({ record: "recorded", from: day, until: addDays(day, 9) }),
    contradicts: () => ({ record: "otherDay" }),
  },
  birth: {
    asks: ["child", "claimant"],
    by: "claimant",
    records: () => ({ record: "recorded", isParent: true }),
    contradicts: () => ({ record: "recorded", isParent: false }),
  },
  inheritance: {
    asks: ["iin", "day"],
    by: "iin",
    records: (day) => ({ record: "recorded", number: `${day.slice(5).replace("-", "")}/${day.slice(0, 4)}`, notary: "Сапарова Г. К." }),
    // What a notary has opened contradicts nothing that is claimed.
    contradicts: () => ({ record: "notRecorded" }),
  },
  loan: {
    asks: ["bank", "agreement", "day"],
    by: "agreement",
    records: () => ({ record: "recorded", left: "99000000.00" }),
    contradicts: () => ({ record: "recorded", left: "0.00" }),
  },
};

const isRegister = (name: string): name is RegisterName => Object.hasOwn(rows, name);
const kinds: Readonly<Record<string, (value: string) => boolean>> = {
  day: isIsoDate,
  bank: (value) => value !== "",
  agreement: (value) => value !== "",
};
const isNumber = (value: string) => /^\d{12}$/.test(value);

/** The registers that a claim asks, as the provider reaches them over HTTP: `POST /citizens/{register}`; undefined for any other name. */
export async function registersService(
  request: Request,
  register: string,
  { people, wait }: { readonly people: readonly SeededPerson[]; readonly wait: (ms: number) => Promise<void> },
): Promise<Response | undefined> {
  if (!isRegister(register)) return undefined;
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { asks, by, records, contradicts } = rows[register];
  const input: Readonly<Record<string, unknown>> = fieldsOf(await request.json().catch(() => undefined));
  const question = Object.fromEntries(
    asks.flatMap((name) => {
      const value = input[name];
      return typeof value === "string" && (kinds[name] ?? isNumber)(value) ? [[name, value]] : [];
    }),
  );
  if (asks.some((name) => question[name] === undefined)) return Response.json({ error: "badQuestion" }, { status: 400 });
  const { [by]: about = "", day = "" } = question;
  const shows = people.find(({ iin }) => iin === about)?.shows;
  const behaviour = by === "agreement" ? byEnd[about.slice(-4)] : shows && byPerson[shows];
  if (behaviour === "out") return Response.json({ error: "out" }, { status: 503 });
  if (behaviour === "late") await wait(LATE_MS);
  if (behaviour === "knowsNothing") return Response.json({ record: "notRecorded" });
  return Response.json(behaviour === "contradicts" ? contradicts(day) : records(day));
}
