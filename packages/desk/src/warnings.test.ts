import { deskKinds, linksOf, type DeskKind, type Written } from "@shanyraq/provider";
import { describe, expect, it } from "vitest";
import { warningsOf } from "./warnings.ts";

const live = new Set(["news/online-policy", "page/rules"]);
const editing = {
  isLive: async ({ kind, slug }: { readonly kind: string; readonly slug: string }) => live.has(`${kind}/${slug}`),
  linksOf: async (written: Written) => linksOf(written),
};
const news = deskKinds[0] as DeskKind;
const saying = (body: string, facts: Written["facts"] = {}): Written => ({ facts, texts: { ru: { body }, kk: {}, en: {} }, pictures: {} });
const warningsText = async (written: Written) => (await warningsOf(news, written, editing, "en")).join(" ");

describe("before a text is published an editor is warned", () => {
  it.each(["/no-such-page", "/news/never", "/a/b/c/d", "https://evil.example/x", "javascript:alert(1)"])(
    "about a link to %s",
    async (address) => {
      expect(await warningsText(saying(`[x](${address})`))).toContain(address);
    },
  );
  it("about a photograph without a description", async () => {
    expect(await warningsText(saying("![](steppe.jpg)"))).toContain("steppe.jpg");
    expect(await warningsText(saying("", { image: "lead.jpg" }))).toContain("lead.jpg");
  });
  it("about nothing else", async () => {
    const fine =
      "[a](/rules) [b](/news/online-policy) [c](/kk/contacts) [d](/products#main) [e](tel:+77000000000) [f](mailto:a@b.kz) [g](#part) ![Steppe](s.jpg)";
    expect(await warningsText(saying(fine))).toBe("");
  });
});
