// `npm run add -- call shell clubMember GET /club/member`: applies a recipe of docs/how-to-add.md and puts what it made into the house's format.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brand } from "./brand.ts";
import { call } from "./call.ts";
import { component } from "./component.ts";
import { flow } from "./flow.ts";
import { form } from "./form.ts";
import { line } from "./line.ts";
import { RecipeRefusal, type Argument, type Recipe } from "./recipe.ts";
import { route } from "./route.ts";
import { text } from "./text.ts";

const recipes: Readonly<Record<string, Recipe>> = { call, line, route, form, flow, component, text, brand };

const usage = (name: string, { about, arguments: all, rest }: Recipe): string =>
  [
    `npm run add -- ${name} ${all.map((one) => one.name).join(" ")}${rest ? ` ${rest.name}...` : ""}`,
    `    ${about}; as in: ${[name, ...all.map((one) => one.example), ...(rest ? [rest.example] : [])].join(" ")}`,
  ].join("\n");

/** What is wrong with the words of a command; nothing, where nothing is. */
const faultsOf = (words: readonly string[], all: readonly Argument[]): readonly string[] =>
  all.flatMap(({ name, about, looks }, at) => (looks.test(words[at] ?? "") ? [] : [`${name}: ${about}; given: ${words[at] ?? "nothing"}`]));

/** Makes what is asked for, or nothing of it. @throws RecipeRefusal with what stands in the way. */
function apply(name: string, recipe: Recipe, given: readonly string[]): readonly string[] {
  const count = recipe.arguments.length;
  const [words, rest] = [given.slice(0, count), given.slice(count)];
  const { rest: more } = recipe;
  const faults = [
    ...faultsOf(words, recipe.arguments),
    ...(more
      ? faultsOf(
          rest,
          rest.map(() => more),
        )
      : rest.map((word) => `nothing is known of "${word}": a text of several words stands in quotes`)),
  ];
  if (faults.length > 0) throw new RecipeRefusal([...faults, "", usage(name, recipe)].join("\n"));
  const { files, changes, next } = recipe.make(words, rest);
  for (const file of Object.keys(files)) if (existsSync(file)) throw new RecipeRefusal(`${file} is there already`);
  const changed = Object.entries(changes).map(([file, change]) => [file, change(readFileSync(file, "utf8"))] as const);
  const written = [...Object.entries(files), ...changed];
  for (const [file, content] of written) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const code = written.map(([file]) => file).filter((file) => !file.startsWith("packages/i18n/messages/"));
  if (code.length > 0) execFileSync("oxfmt", code, { stdio: ["ignore", "ignore", "inherit"] });
  return [
    ...Object.keys(files).map((file) => `  new      ${file}`),
    ...Object.keys(changes).map((file) => `  changed  ${file}`),
    "",
    ...next,
  ];
}

const [name = "", ...given] = process.argv.slice(2);
const recipe = Object.hasOwn(recipes, name) ? recipes[name] : undefined;
try {
  if (!recipe)
    throw new RecipeRefusal(
      `${name ? `There is no recipe "${name}".\n\n` : ""}${Object.entries(recipes)
        .map(([one, made]) => usage(one, made))
        .join("\n")}`,
    );
  console.log(apply(name, recipe, given).join("\n"));
} catch (error) {
  if (!(error instanceof RecipeRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
