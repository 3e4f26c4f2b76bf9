import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { callNames, calls, type Call, type CallName } from "../../packages/calls/src/index.ts";
import { ownCodesOf } from "../../packages/calls/src/refusal-codes.ts";
import { refusalsOf } from "../../packages/calls/src/openapi/refusals.ts";
import { schemas } from "../../packages/calls/src/schemas.ts";
import { variableNames, variables } from "../../packages/gateway/src/configuration/variables.ts";
import { openPropReader } from "../../stories/src/props/read-props.ts";
import { fieldsOf } from "../../packages/calls/src/openapi/fields-of.ts";

/** What others build on, row by row: a name and what is promised of it. */
export type Surface = Readonly<Record<string, string>>;

const repository = path.resolve(import.meta.dirname, "../..");

/** The codes that distinguish a refusal of this call from others of its status: "409 ended waiting". */
const codesOf = (name: CallName): string =>
  refusalsOf(name, calls[name])
    .flatMap((status) => {
      const codes = ownCodesOf(name, status);
      return codes.length > 0 ? [`${status} ${codes.join(" ")}`] : [];
    })
    .join("; ");

const ofCalls = (): Surface =>
  Object.fromEntries(
    callNames.flatMap((name) => {
      const { method, path: at, browserMethod: _, anonymous, ...row } = calls[name] as Call;
      // A release that was made before says "nameless" of it.
      const { auth, captcha, onFailure, command, ...others } = row;
      const rest = { auth, captcha, onFailure, command, nameless: anonymous, ...others };
      return [
        [`call ${name}`, `${method} ${at} ${JSON.stringify(rest)}`],
        [`call ${name} refusals`, refusalsOf(name, calls[name]).join(" ")],
        ...(codesOf(name) ? [[`call ${name} codes`, codesOf(name)]] : []),
        ...fieldsOf(schemas[name].input).map(([field, kind]) => [`call ${name} input ${field}`, kind]),
        ...fieldsOf(schemas[name].output).map(([field, kind]) => [`call ${name} output ${field}`, kind]),
      ];
    }),
  ) as Surface;

const ofVariables = (): Surface =>
  Object.fromEntries(variableNames.map((name) => [`variable ${name}`, String(variables[name].unset ?? "")]));

function ofProps(): Surface {
  const folder = path.join(repository, "packages/kit/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test."),
  );
  const reader = openPropReader(repository);
  const rows = files.toSorted().flatMap((file) => {
    const whole = path.join(folder, file);
    return reader
      .componentsIn(whole, readFileSync(whole, "utf8"))
      .flatMap(({ displayName, props }) =>
        props.map(({ name, type, required }) => [`prop ${displayName}.${name}`, `${type}${required ? "" : "?"}`]),
      );
  });
  reader.close();
  return Object.fromEntries(rows) as Surface;
}

const ofMigrations = (): Surface =>
  Object.fromEntries(
    readdirSync(path.join(repository, "packages/provider/src/migrations"))
      .filter((file) => file.endsWith(".sql"))
      .map((file) => [`migration ${file.slice(0, 3)}`, file]),
  );

/** The surface as it stands now: calls with their fields, refusals and codes, variables, props of the kit, migrations. */
export function presentSurface(): Surface {
  const all = { ...ofCalls(), ...ofVariables(), ...ofProps(), ...ofMigrations() };
  return Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Rows that are not what they were, each with what became of it. */
export function differences(before: Surface, now: Surface): readonly string[] {
  const gone = Object.keys(before).filter((row) => !(row in now));
  const changed = Object.keys(now).filter((row) => before[row] !== now[row]);
  return [...gone, ...changed].toSorted();
}
