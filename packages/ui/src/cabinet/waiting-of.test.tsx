// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { useIntl } from "react-intl";
import { expect, it } from "vitest";
import { WaitingList } from "./WaitingList.tsx";
import { waitingOf, type TermEnd } from "./waiting-of.ts";

const hrefs = {
  pay: (id: string) => `/pay/${id}`,
  sign: (id: string) => `/sign/${id}`,
  applications: "/apps",
  maturity: (id: string) => `/maturity/${id}`,
  calculate: (product: string) => `/calculate/${product}`,
  consents: "/consents",
  pension: () => "/pension",
};
const returned: TermEnd = {
  id: "c-1",
  number: "SH-2026-48210593",
  product: "senim",
  product_name: "Senim",
  on: "2026-11-20",
  amount: "19530.50",
  stage: "returned",
};
function Waiting({ ends }: { readonly ends: readonly TermEnd[] }) {
  const intl = useIntl();
  return <WaitingList waiting={waitingOf(intl, hrefs, { applications: [], pensions: [], requests: [], ends, today: "2026-11-27" })} />;
}
const links = (place: HTMLElement) => [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it.each([
  ["ru", "Банк вернул вашу выплату", "19\u00a0530,50\u00a0₸"],
  ["kk", "Банк сақтандыру төлеміңізді қайтарды", "19\u00a0530,50\u00a0₸"],
  ["en", "The bank sent your payment back", "19,530.50\u00a0₸"],
] as const)("asks for another account where the bank sent a payout back, with its sum (%s)", (language, title, sum) => {
  const place = stageIn(language, <Waiting ends={[returned]} />);
  expect(place.textContent).toContain(title);
  expect(place.textContent).toContain(sum);
  expect(links(place)).toEqual(["/maturity/c-1"]);
});

it("shows money that came back before money that was never asked for", () => {
  const ends: readonly TermEnd[] = [{ ...returned, id: "c-2", stage: "asks" }, returned];
  expect(links(stageIn("en", <Waiting ends={ends} />))).toEqual(["/maturity/c-1", "/maturity/c-2"]);
});
