import { expect, test } from "vitest";
import { carriedDraft, placedDraft } from "./carried-draft.ts";
import { resume } from "./fill-worksheet.ts";
import type { Draft, Offer } from "./worksheet-state.ts";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const person = {
  citizenship: "KZ",
  document_number: "012345678",
  document_date: "2020-01-01",
  region: "almaty",
  city: "Алматы",
  address: "Абай 1",
  email: "a@b.kz",
};
const answers: Draft["answers"] = {
  person,
  child: { name: "Волков Артём", birthDate: "2021-05-05", iin: "" },
  beneficiaries: { list: [] },
};
const offerFor = (childAge: string) =>
  ({
    calculation: { product: "education", childAge },
    quote: { topics: ["person", "child", "beneficiaries"] },
    schedule: {},
  }) as unknown as Offer;
const sent = { requestID: "r", phone: "+7", resendAt: 0 };
const placed = (draft: Draft, childAge: string) => {
  const offer = offerFor(childAge);
  const [state] = resume(offer, placedDraft(draft, offer, NOW), "k");
  return state;
};

test("resumes at the check page with all answers when the new calculation agrees with them", () => {
  const carried = carriedDraft({ answers, at: "child", typed: { name: "" }, sent });
  expect(placed(carried, "5")).toMatchObject({ at: "check", draft: { answers } });
});

test("resumes where an answer is missing or does not fit the new calculation, and keeps the other answers", () => {
  const { beneficiaries: _, ...some } = answers;
  expect(placed(carriedDraft({ answers: some }), "5")).toMatchObject({ at: "beneficiaries", draft: { answers: some } });
  expect(placed(carriedDraft({ answers }), "9")).toMatchObject({ at: "child", draft: { answers } });
});

test("takes no application along, and is carried once", () => {
  const offer = offerFor("5");
  const draft = placedDraft(carriedDraft({ answers, sent, unregistered: "012345678" }), offer, NOW);
  expect(draft).toEqual({ answers, at: "check", unregistered: "012345678" });
});

test("leaves alone a draft of this calculation itself", () => {
  const own: Draft = { answers, at: "child", sent };
  expect(placedDraft(own, offerFor("9"), NOW)).toBe(own);
});
