// @vitest-environment jsdom
import type { DetachedSignature, VerifyEvent, VerifyState } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { press } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test, vi } from "vitest";
import { VerifyView } from "./VerifyView.tsx";

const signature: DetachedSignature = {
  file: new File([Uint8Array.of(0x30)], "contract.cms"),
  checked: { name: "contract.cms", verdict: "unknown", sha256: "", notes: [], signers: [], contentMissing: true },
};
const waiting: VerifyState = { at: "contentMissing", signature };
const show = (state: VerifyState, send: (event: VerifyEvent) => void = () => {}, language: "ru" | "kk" | "en" = "ru") =>
  stageIn(language, <VerifyView state={state} send={send} onNumber={() => {}} now={() => 0} onPrint={() => {}} />);
const buttons = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>("button")].map(({ textContent }) => textContent);

test.each([
  ["ru", "Добавьте документ, который подписан", "Выбрать документ"],
  ["kk", "Қол қойылған құжатты қосыңыз", "Құжатты таңдау"],
  ["en", "Add the document that was signed", "Choose the document"],
] as const)("a signature alone says what is missing, and has the place to add it (%s)", (language, title, choose) => {
  const place = show(waiting, () => {}, language);
  // With a keyboard the reader continues from here to the place for the document, instead of from the top of the page.
  expect(document.activeElement).toBe(place.querySelector("h2"));
  expect(document.activeElement?.textContent).toBe(title);
  expect(place.textContent).toContain("contract.cms");
  expect(buttons(place).filter((name) => name === choose)).toEqual([choose]);
  expect(place.querySelector<HTMLInputElement>('input[type="file"]')?.hidden).toBe(true);
});

test("the document that is chosen goes to the signature that waits, and so does one that is dropped", () => {
  const send = vi.fn<(event: VerifyEvent) => void>();
  const place = show(waiting, send);
  const document = new File(["a contract"], "contract.pdf");
  const input = place.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no place for a file");
  Object.defineProperty(input, "files", { value: [document] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  const dropped = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { files: [document] } });
  input.parentElement?.dispatchEvent(dropped);
  expect(send.mock.calls).toEqual(Array.from({ length: 2 }, () => [{ type: "filesGiven", files: [document] }]));
});

test("a document that cannot be checked is reported beside the signature, which stays", () => {
  const place = show({ ...waiting, reason: "tooLarge" });
  expect(place.querySelector('[role="alert"]')?.textContent).toContain("16");
  expect(buttons(place)).toContain("Выбрать документ");
});

test("while the document is checked the signature stays on the page, and another can be asked for", () => {
  const send = vi.fn<(event: VerifyEvent) => void>();
  const place = show({ at: "checking", files: [signature.file], signature }, send);
  expect(place.textContent).toContain("contract.cms");
  const again = [...place.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent === "Проверить другой документ");
  if (again) press(again);
  expect(send.mock.calls).toEqual([[{ type: "againPressed" }]]);
});

test("two signatures are said to be two signatures, and the same file can be chosen again", () => {
  const send = vi.fn<(event: VerifyEvent) => void>();
  const place = show({ ...waiting, reason: "twoSignatures" }, send);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain("ни одна не стоит под другим файлом");
  const input = place.querySelector<HTMLInputElement>('input[type="file"]');
  const emptied = vi.fn<(value: string) => void>();
  Object.defineProperty(input, "files", { value: [signature.file] });
  Object.defineProperty(input, "value", { set: emptied });
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  expect([emptied.mock.calls, send.mock.calls]).toEqual([[[""]], [[{ type: "filesGiven", files: [signature.file] }]]]);
});
