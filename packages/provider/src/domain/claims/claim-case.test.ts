import type { PayoutState, StatementStatus } from "@shanyraq/calls/vocabulary";
import { describe, expect, it } from "vitest";
import { claimWords } from "./claim-words.ts";
import { claimCaseOf, turnOf, type ClaimHistory } from "./claim-case.ts";

const at = (day: string) => `${day}T07:00:00.000Z`;
const events = (...statuses: readonly StatementStatus[]): ClaimHistory["events"] =>
  statuses.map((status, index) => ({ status, at: at(`2026-03-0${index + 1}`) }));
const share = (state?: PayoutState, kind: "beneficiary" | "heirs" = "beneficiary"): ClaimHistory["shares"][number] => ({
  kind,
  iban: null,
  ...(state && {
    order: { state, orderedAt: at("2026-03-05"), endedAt: state === "paid" || state === "returned" ? at("2026-03-07") : null },
  }),
});
const history = (more: Partial<ClaimHistory>): ClaimHistory => ({
  kind: "claim",
  deadline: "2026-03-20",
  events: events("received"),
  shares: [],
  ...more,
});
const accepted = (...shares: ClaimHistory["shares"]) => history({ events: events("received", "inReview", "decided"), shares });

describe("where a claim stands, and whose turn it is", () => {
  it.each([
    ["an event that was reported", history({ kind: "report" }), "reported", "insurer", "2026-03-20"],
    ["a report that was answered", history({ kind: "report", events: events("received", "answered") }), "papersAwaited", "claimant"],
    ["a claim that came", history({}), "underReview", "insurer", "2026-03-20"],
    [
      "a refused claim whose review was asked for",
      history({ events: events("received", "refused", "reviewAsked") }),
      "reviewedAgain",
      "insurer",
      "2026-03-20",
    ],
    [
      "a review with a question",
      history({ events: events("received", "refused", "reviewAsked", "documentsNeeded") }),
      "questions",
      "claimant",
    ],
    ["a claim that was taken up", history({ events: events("received", "inReview") }), "underReview", "insurer", "2026-03-20"],
    ["a claim with a question", history({ events: events("received", "documentsNeeded") }), "questions", "claimant"],
    ["a claim that was refused", history({ events: events("received", "refused") }), "decided", "nobody"],
    ["accepted without a sum of its own", accepted(), "decided", "nobody"],
    ["accepted with a sum that an overdue premium takes", { ...accepted(), isSetOff: true }, "decided", "nobody"],
    ["accepted for heirs nobody knows yet", accepted(share(undefined, "heirs")), "decided", "claimant"],
    ["one of two has told an account", accepted(share("ordered"), share()), "accountAwaited", "claimant"],
    ["both are on their way", accepted(share("ordered"), share("sent")), "ordered", "insurer", "2026-03-17"],
    ["one was sent back", accepted(share("paid"), share("returned")), "sentBack", "claimant"],
    ["one came and one is on its way", accepted(share("paid"), share("sent")), "ordered", "insurer", "2026-03-17"],
    ["a report that was taken back", history({ kind: "report", events: events("received", "withdrawn") }), "withdrawn", "nobody"],
    ["a claim that was taken back", history({ events: events("received", "inReview", "withdrawn") }), "withdrawn", "nobody"],
    ["all came", accepted(share("paid"), share("paid")), "paid", "nobody"],
  ] as const)("%s", (_, given, is, who, until?: string) => {
    const found = claimCaseOf(given);
    expect([found.is, turnOf(found)]).toEqual([is, { who, ...(until !== undefined && { until }) }]);
  });
});

it("a sum that an overdue premium takes has words of its own, in each language", () => {
  const setOff = claimCaseOf({ ...accepted(), isSetOff: true });
  for (const locale of ["kk", "ru", "en"] as const) {
    expect(claimWords(setOff, locale)).toContain("826-1");
    expect(claimWords(claimCaseOf(accepted()), locale)).not.toContain("826-1");
  }
});
