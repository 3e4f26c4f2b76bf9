import { readFileSync } from "node:fs";
import { exportOf } from "./changes.ts";
import { areaOf, camelName, kebab, pascal } from "./names.ts";
import { RecipeRefusal, type Recipe } from "./recipe.ts";

/** Kinds of field that ask for nothing more. */
const plainKinds = () =>
  [...readFileSync("packages/forms/src/field-kinds.ts", "utf8").matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, kind = ""]) => kind);

export const form: Recipe = {
  about: "a form of fields",
  arguments: [areaOf(), camelName],
  rest: { name: "field=kind", about: "its fields in turn, each with its kind", looks: /^[a-z]\w*=\w+$/, example: "phone=phone" },
  make: ([area = "", name = ""], rest) => {
    const kinds = plainKinds();
    const fields = rest.map((word) => word.split("="));
    if (fields.length === 0) throw new RecipeRefusal("a form has at least one field: phone=phone");
    for (const [field, kind = ""] of fields)
      if (!kinds.includes(kind))
        throw new RecipeRefusal(`${field}: no kind "${kind}" that needs nothing more; there are ${kinds.join(", ")}`);
    const file = `packages/forms/src/${area}/${kebab(name)}.ts`;
    return {
      files: {
        [file]: `import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

export const ${name} = form({ ${fields.map(([field, kind]) => `${field}: kinds.${kind}()`).join(", ")} });

export type ${pascal(name)} = Values<typeof ${name}>;
`,
      },
      changes: { "packages/forms/src/index.ts": exportOf(`./${area}/${kebab(name)}.ts`) },
      next: [`Say above ${name} in ${file} what it is for. A view of ui draws it with FormView; its call takes its values.`],
    };
  },
};
