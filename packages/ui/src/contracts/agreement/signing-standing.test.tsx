// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { SigningStanding, type Signing } from "./SigningStanding.tsx";

const AT = "2026-11-22T07:00:00.000Z";
const insurer = (signedAt: string | null) => ({ role: "insurer", name: "Ахметов Арман", signedAt });
const owner = (signedAt: string | null) => ({ role: "policyholder", name: "Сәрсенов Айдар", signedAt });
const standing = (more: Pick<Signing, "state" | "signed" | "parties">): Signing => ({
  GUID: "g",
  deadline: "2026-12-21T06:00:00.000Z",
  ...more,
});
const shown = (signing: Signing) => <SigningStanding signing={signing} href="/sign/g" />;
const afterOwner = standing({ state: "partly", signed: true, parties: [insurer(null), owner(AT)] });

test.each([
  ["asks the customer who has not signed", { state: "waiting", signed: false, parties: [insurer(null), owner(null)] }, "asked", "sign"],
  [
    "asks the customer after the insurer has signed",
    { state: "partly", signed: false, parties: [insurer(AT), owner(null)] },
    "asked",
    "sign",
  ],
  [
    "does not ask who has signed to wait for the insurer",
    { state: "partly", signed: true, parties: [insurer(null), owner(AT)] },
    "insurer",
    "open",
  ],
  [
    "names another customer who is left",
    { state: "partly", signed: true, parties: [insurer(AT), owner(AT), owner(null)] },
    "others",
    "open",
  ],
  ["says that all have signed", { state: "signed", signed: true, parties: [insurer(AT), owner(AT)] }, "signed", "open"],
  ["says that the time is over", { state: "expired", signed: false, parties: [insurer(AT), owner(null)] }, "expired", "open"],
] as const)("the standing of signatures %s", (_, { state, signed, parties }, expected, action) => {
  const place = stage(shown(standing({ state, signed, parties: [...parties] })));
  expect(find(place, "p").textContent).toContain(`cabinet.signing.${expected}`);
  expect([find(place, "a").textContent, find(place, "a").getAttribute("href")]).toEqual([`cabinet.signing.${action}`, "/sign/g"]);
});

test.each([
  ["waiting", null, "insurer"],
  ["signed", AT, "signed"],
] as const)("a foreigner without a number is led to the signatures and asked for none, when it is %s", (state, signedAt, expected) => {
  const place = stage(shown(standing({ state, signed: false, parties: [insurer(signedAt)] })));
  expect(find(place, "p").textContent).toBe(`cabinet.signing.${expected}`);
  expect([find(place, "a").textContent, find(place, "a").getAttribute("href")]).toEqual(["cabinet.signing.open", "/sign/g"]);
});

test.each([
  ["ru", "Договор и правила ждут только подписи страховщика. От вас больше ничего не нужно."],
  ["kk", "Шарт пен қағидаларға сақтандырушының қол қоюы ғана қалды. Сізден басқа ештеңе керек емес."],
  ["en", "Only the insurer’s signature is still to come. Nothing more is needed from you."],
] as const)("a customer who has signed reads in %s that only the insurer is left", (language, sentence) => {
  expect(find(stageIn(language, shown(afterOwner)), "p").textContent?.replaceAll("\u00a0", " ")).toBe(sentence);
});
