import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");

const lines = "packages/provider/src/domain/products/lines";
/** How the calls and the site's addresses name the products. */
const codes = readdirSync(path.join(repository, lines)).flatMap((file) =>
  [...read(`${lines}/${file}`).matchAll(/^ {2}(?:slug|shortName): "([\w-]+)",/gm)].map(([, code = ""]) => code),
);

/** Files that may name a code, each for a reason other than branching on it. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/ui/src/content/products/find-product.ts":
    "what the finder advises: a table an editor could write; a product that is not there is left out",
  "packages/ui/src/content/products/emblem-of.ts": "a kind of emblem that is named as a product is",
  "site/src/screens/content/parts/HomeHelpers.tsx": "the link of the calculator of needs: to the line that covers them",
  "site/src/screens/content/parts/goals.ts": "kinds of emblems, some of which are named as a product is",
  "site/src/screens/content/parts/ProductPage.tsx":
    "the page that the specification names by its code, where a login goes on to the purchase (site-shell, section 2)",
  "site/src/build/for-studies.ts": "a kind of emblem that is named as a product is",
};

const named = ["packages/flows/src", "packages/ui/src", "site/src"]
  .flatMap((place) =>
    readdirSync(path.join(repository, place), { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(place, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .flatMap((file) => {
    const source = read(file);
    const mentioned = codes.filter((code) => ['"', "'", "`"].some((quote) => source.includes(`${quote}${code}${quote}`)));
    return mentioned.length > 0 ? [file] : [];
  });

describe("flows and screens", () => {
  it("know no product by its code, but where it is named here", () => {
    expect(codes.length).toBeGreaterThanOrEqual(10);
    expect(named.filter((file) => !Object.hasOwn(exceptions, file))).toEqual([]);
  });
  it("every exception is still one", () => {
    expect(Object.keys(exceptions).filter((file) => !named.includes(file))).toEqual([]);
  });
});
