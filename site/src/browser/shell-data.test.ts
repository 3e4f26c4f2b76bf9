import { expect, it } from "vitest";
import { askForShells, shellOf } from "./shell-data.ts";

it.each([
  ["/cabinet/reports/0faedad4#changes", "/cabinet/reports/-shell"],
  ["/kk/cabinet/reports/change/0faedad4?what=beneficiaries", "/kk/cabinet/reports/change/-shell"],
  ["/en/sign/7", "/en/sign/-shell"],
  ["/cabinet/reports", undefined],
  ["/sign", undefined],
  // Published content has files of its own; what came after the build is loaded again, as its host knows it.
  ["/products/senim", undefined],
  ["/nowhere/at/all/there", undefined],
])("%s is served by %s", (address, shell) => {
  expect(shellOf(address)).toBe(shell);
});

it("the data of a shell is asked for by its own name, that of a page as Next names it", () => {
  const loader = { getDataHref: ({ asPath, href }: { readonly asPath: string; readonly href: string }) => `${href} ${asPath}` };
  askForShells(loader);
  const of = (href: string, asPath: string) => loader.getDataHref({ href, asPath });
  expect(of("/sign/[id]?id=7", "/sign/7#a")).toBe("/sign/[id] /sign/-shell");
  expect(of("/payment?contract=7", "/payment?contract=7")).toBe("/payment?contract=7 /payment?contract=7");
});
