// @vitest-environment jsdom
import { expect, test } from "vitest";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { WaysOn } from "./WaysOn.tsx";

test("the ways on are links in a part of the page that is named", () => {
  const ways = [
    { name: "Төлеу", href: "/kk/payment" },
    { name: "Байланыс", href: "/kk/contacts" },
  ];
  const part = find(stageIn("kk", <WaysOn ways={ways} />), "nav");
  expect(part.getAttribute("aria-label")).toBe("Әрі қарай");
  expect([...part.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/kk/payment", "/kk/contacts"]);
});
