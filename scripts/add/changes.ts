import { RecipeRefusal } from "./recipe.ts";

/** Puts a text before the first place of another. @throws RecipeRefusal where the file no longer has that place: the recipe is out of date. */
export const before =
  (place: string, added: string) =>
  (text: string): string => {
    const at = text.indexOf(place);
    if (at < 0) throw new RecipeRefusal(`no "${place.trim()}" there any more: the recipe in scripts/add has to follow`);
    return text.slice(0, at) + added + text.slice(at);
  };

/** Puts a text after the first place of another. @throws RecipeRefusal as `before` does. */
export const after =
  (place: string, added: string) =>
  (text: string): string => {
    const at = text.indexOf(place);
    if (at < 0) throw new RecipeRefusal(`no "${place.trim()}" there any more: the recipe in scripts/add has to follow`);
    return text.slice(0, at + place.length) + added + text.slice(at + place.length);
  };

const deeper: Readonly<Record<string, number>> = { "{": 1, "}": -1 };

/** A row at the end of an exported object. @throws RecipeRefusal when that object does not exist, or has the name already. */
export const rowIn =
  (object: string, name: string, row: string) =>
  (text: string): string => {
    const start = new RegExp(`^(?:export )?const ${object}\\b.*= \\{`, "m").exec(text);
    if (!start) throw new RecipeRefusal(`no object ${object} there any more: the recipe in scripts/add has to follow`);
    let depth = 1;
    let end = start.index + start[0].length;
    for (; depth > 0 && end < text.length; end += 1) depth += deeper[text[end] ?? ""] ?? 0;
    const inside = text.slice(start.index, end - 1);
    if (new RegExp(`^ {2}${name}\\b`, "m").test(inside)) throw new RecipeRefusal(`${object} has "${name}" already`);
    const comma = /[,{]\s*$/.test(inside) ? "" : ",";
    return `${text.slice(0, start.index)}${inside.trimEnd()}${comma}\n  ${row},\n${text.slice(end - 1)}`;
  };

/** A message at the end of a catalogue. @throws RecipeRefusal where it has the id already. */
export const messageIn =
  (id: string, message: string) =>
  (text: string): string => {
    const catalogue = JSON.parse(text) as Readonly<Record<string, string>>;
    if (id in catalogue) throw new RecipeRefusal(`the catalogue has "${id}" already`);
    return `${JSON.stringify({ ...catalogue, [id]: message }, null, 1)}\n`;
  };

/** An export at the end of a list of exports. */
export const exportOf =
  (file: string) =>
  (text: string): string =>
    `${text.trimEnd()}\nexport * from "${file}";\n`;

/** Names that a file imports from one that it imports from already. @throws RecipeRefusal where it does not. */
export const importing =
  (names: readonly string[], from: string) =>
  (text: string): string => {
    const found = new RegExp(`import \\{([^}]*)\\} from "${from}";`).exec(text);
    if (!found) throw new RecipeRefusal(`no import from "${from}" there any more: the recipe in scripts/add has to follow`);
    const all = [...new Set([...(found[1] ?? "").split(",").map((name) => name.trim()), ...names])].filter((name) => name !== "");
    return text.replace(found[0], `import { ${all.join(", ")} } from "${from}";`);
  };

/** Several changes of one file, one after another. */
export const inTurn =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((now, change) => change(now), text);
