import path from "node:path";
import type { Plugin } from "vite";
import { openPropReader, type PropReader } from "./read-props.ts";

/** Where components stand that have pages of documentation. */
const COMPONENTS = /\/packages\/(?:kit|ui)\/src\/(?!testing\/)[^?]*(?<!\.test)\.tsx$/;

/** Puts at every component what TypeScript's checker knows of its props, for Storybook to read at run time. */
export function propPlugin(repository: string): Plugin {
  let reader: PropReader | undefined;
  return {
    name: "shanyraq:props",
    enforce: "pre",
    transform(source, id) {
      if (!COMPONENTS.test(id)) return undefined;
      reader ??= openPropReader(repository);
      const facts = reader.componentsIn(path.normalize(id), source);
      if (facts.length === 0) return undefined;
      // After the last line: what stands above keeps its place, so no source map is needed.
      const lines = facts.map((fact) => `${fact.displayName}.__docgenInfo=${JSON.stringify(fact)};`);
      return { code: `${source}\n${lines.join("\n")}`, map: null };
    },
    watchChange: (file) => reader?.changed([file]),
    closeBundle: () => {
      reader?.close();
      reader = undefined;
    },
  };
}
