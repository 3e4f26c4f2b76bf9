import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openPropReader } from "./read-props.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const reader = openPropReader(repository);
afterAll(() => reader.close());

const read = (file: string) => {
  const whole = path.join(repository, "packages", file);
  return reader.componentsIn(whole, readFileSync(whole, "utf8"));
};
const propOf = (file: string, component: string, name: string) =>
  read(file)
    .find(({ displayName }) => displayName === component)
    ?.props.find((prop) => prop.name === name);

it("a choice that another file declares is followed to its values, with what is taken when none is given", () => {
  const variant = propOf("kit/src/actions/Button.tsx", "Button", "variant");
  expect(variant).toMatchObject({ kind: "choice", type: "ButtonVariant", required: false, initial: '"primary"' });
  expect(variant?.options).toEqual(expect.arrayContaining(["primary", "secondary", "quiet", "danger"]));
});

it("leaves out the attributes that an HTML element has anyway", () => {
  const names = read("kit/src/actions/Button.tsx")[0]?.props.map(({ name }) => name) ?? [];
  expect(names).toContain("busy");
  expect(names).not.toContain("onCopy");
});

it("a state of another package is data, and what stands behind its name is written out", () => {
  const state = propOf("ui/src/account/LoginView.tsx", "LoginView", "state");
  expect(state).toMatchObject({ kind: "data", type: "LoginState", required: true });
  expect(state?.behind).toContain('at: "signedIn"');
});

it("distinguishes a readonly list, an event, a node and a ref", () => {
  const kinds = ["options", "onChange", "label", "ref", "placeholder", "disabled"].map(
    (name) => propOf("kit/src/fields/SelectField.tsx", "SelectField", name)?.kind,
  );
  expect(kinds).toEqual(["data", "event", "node", "opaque", "text", "boolean"]);
});

it("a styled component has its own props and those of every element left out", () => {
  const grid = read("kit/src/layout/Layout.tsx").find(({ displayName }) => displayName === "Grid");
  expect(grid?.props.map(({ name }) => name)).toEqual(expect.arrayContaining(["$min", "$gap", "children"]));
  expect(grid?.props.length).toBeLessThan(12);
});

it("no prop of the kit and of ui is unknown to the checker, but the one that is declared so", () => {
  const files = globSync("packages/{kit,ui}/src/**/*.tsx", { cwd: repository }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const facts = files.flatMap((file) => read(file.replace(/^packages\//, "")));
  const props = facts.flatMap(({ displayName, props: own }) => own.map(({ name, type }) => ({ named: `${displayName}.${name}`, type })));
  expect(props.length).toBeGreaterThan(1_000);
  expect(props.filter(({ type }) => type === "unknown" || type === "any").map(({ named }) => named)).toEqual(["FieldControl.value"]);
});

it("the components of the kit that a view draws with are known by name", () => {
  expect(read("ui/src/account/LoginView.tsx")[0]?.draws).toEqual(expect.arrayContaining(["Button", "Tabs"]));
});
