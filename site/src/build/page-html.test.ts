import { expect, it } from "vitest";
import { edited, elementsOf, instead, theOnly, withAttribute } from "../../scripts/page-html.ts";

const page =
  '<!DOCTYPE html><html lang="kk"><head><link rel="preload" href="/a.js"/><script src="/a.js" defer=""></script></head><body>"қ"</body></html>';
const named = (tag: string) => elementsOf(page).filter((one) => one.tag === tag);

it("lists an element with its attributes, and leaves out one that the page does not write", () => {
  expect(named("html").map(({ attributes }) => attributes)).toEqual([{ lang: "kk" }]);
  expect(elementsOf("<p>1</p>").map(({ tag }) => tag)).toEqual(["p"]);
});

it("edits change what they name, and leave every other byte", () => {
  const [link, script] = [theOnly(named("link"), "links"), theOnly(named("script"), "scripts")];
  expect(edited(page, [instead(script, "<b>"), withAttribute(page, link, "integrity", "x")])).toBe(
    page.replace('/a.js"/>', '/a.js" integrity="x"/>').replace(/<script.*<\/script>/, "<b>"),
  );
});

it("a page that is no longer made as it was is refused", () => {
  expect(() => theOnly(named("style"), "styles")).toThrow(/0 of styles/);
  const script = theOnly(named("script"), "scripts");
  expect(() => edited(page, [instead(script), withAttribute(page, script, "id", "1")])).toThrow(/meet/);
});
