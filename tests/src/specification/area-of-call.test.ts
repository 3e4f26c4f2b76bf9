import { readFileSync } from "node:fs";
import path from "node:path";
import { areas, type CallName } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { repository, roomOf, sourcesIn } from "./source-imports.ts";

const areaOf = new Map(Object.entries(areas).flatMap(([area, rows]) => Object.keys(rows).map((name) => [name, area] as const)));
const textOf = (folder: string, file: string) => readFileSync(path.join(repository, folder, file), "utf8");
const uses = (folder: string, pattern: RegExp, toArea: (name: string) => string | undefined) =>
  sourcesIn(folder).flatMap((file) =>
    [...textOf(folder, file).matchAll(pattern)].flatMap(([, name = ""]) => {
      const area = toArea(name);
      return area === undefined || area === roomOf(file) ? [] : [`${file}: ${name}`];
    }),
  );

/** Calls that a flow makes of another area than its own, and why. */
const borrowedCalls: Readonly<Record<string, string>> = {
  "account/register-foreigner.perform.ts: createClientVms": "a foreigner's client record is made before they have an account",
  "account/register-foreigner.perform.ts: getFileFirst": "what they agree to is a document that editors publish",
  "account/session-end.perform.ts: getNotifications": "the list of notices tells whether the session still stands",
  "calculators/calculator.perform.ts: userUpdate": "what was typed of oneself is kept with the account",
  "pension/pension.perform.ts: getPersonAgreements": "a pension case needs the consent to data processing",
  "pension/pension.perform.ts: setConsent": "and takes it where it is missing",
  "pension/pension.perform.ts: withdrawApplication": "a case is withdrawn as any application",
  "purchase/sent-standing.ts: userApplications": "how an application stands that was sent",
  "uploads.perform.ts: upload": "files go ahead of every form that has them",
};

it("a flow makes the calls of its own area, and of others those that are named here", () => {
  const borrowed = uses("packages/flows/src", /\battempt\(\s*"(\w+)"/g, (name) => areaOf.get(name as CallName));
  expect([...new Set(borrowed)].toSorted()).toEqual(Object.keys(borrowedCalls).toSorted());
});

describe("a screen", () => {
  /** Rooms of views that every screen may use: what stands around pages, forms, and words of editors. */
  const everywhere = ["content", "shell", "forms", "cabinet"];
  /** Views that a screen shows of another area, and why. */
  const borrowedViews: Readonly<Record<string, string>> = {
    "applications/cabinetApps.tsx: pension/PensionCases.tsx": "a pension case is an application too",
    "cabinet/cabinet.tsx: contracts/NextPayment.tsx": "what waits begins with the next payment",
    "contracts/parts/ContractPage.tsx: calculators/SavingsGrowth.tsx": "savings grow on a contract's page as they did in its offer",
    "contracts/parts/ContractPage.tsx: calculators/shown.ts": "a contract's figures are written as its calculator wrote them",
    "purchase/parts/BoughtContract.tsx: contracts/agreement/SigningStanding.tsx":
      "a contract that was just bought waits for its signatures",
    "purchase/parts/Worksheet.tsx: calculators/OwnerNotice.tsx": "who owns a contract is told before both",
    "reception/parts/ManagedCases.tsx: pension/ManagerCases.tsx": "a manager's pension cases stand at the reception",
  };

  it("draws the views of its own area, and of others those that are named here", () => {
    const borrowed = uses("site/src/screens", /"@shanyraq\/ui\/([\w-]+\/[^"]+)"/g, (name) =>
      everywhere.includes(roomOf(name)) ? undefined : roomOf(name),
    );
    expect([...new Set(borrowed)].toSorted()).toEqual(Object.keys(borrowedViews).toSorted());
  });
});
