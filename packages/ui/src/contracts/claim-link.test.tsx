// @vitest-environment jsdom
import type { TerminationState, ChangeState, MaturityState } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { ChangeRefused } from "./change/ChangeRefused.tsx";
import { TerminationPart } from "./termination/TerminationPart.tsx";
import { TerminationResult } from "./termination/TerminationResult.tsx";
import { MaturityPart } from "./maturity/MaturityPart.tsx";
import { MaturityResult } from "./maturity/MaturityResult.tsx";

const contract = { id: "c-1", number: "SH-2026-48210593", product: "senim" };
const refused = { reason: "claim", message: "A claim is open.", claim: "OB-2026-000004" } as const;
const overview = { contract, refused };
const state = { at: "refused", overview, refusal: refused } as const;
const href = (number: string) => `/check-status?number=${number}`;
const hrefs = {
  contract: "/contract",
  pay: "/pay",
  write: "/write",
  account: "/account",
  sign: (GUID: string) => `/sign/${GUID}`,
  change: () => "/change",
  claim: href,
};
const nothing = () => {};

test.each<[string, () => ReactElement]>([
  ["a change", () => <ChangeRefused state={state satisfies ChangeState} hrefs={hrefs} />],
  ["an end", () => <TerminationResult state={state satisfies TerminationState} send={nothing} hrefs={hrefs} />],
  ["an account", () => <MaturityResult state={state satisfies MaturityState} send={nothing} hrefs={hrefs} />],
  ["an end, on the contract's page,", () => <TerminationPart overview={overview} href="/end" account="/account" claim={href} />],
  ["an account, on the contract's page,", () => <MaturityPart overview={overview} href="/maturity" claim={href} />],
])("a refusal of %s while a claim is open leads to the claim", (_, draw) => {
  const links = [...stageIn("en", draw()).querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);
  expect(links).toContainEqual(["/check-status?number=OB-2026-000004", "See the report"]);
});
