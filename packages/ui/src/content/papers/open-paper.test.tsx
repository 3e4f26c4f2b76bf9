// @vitest-environment jsdom
import { Blob } from "node:buffer";
import { deflateSync } from "node:zlib";
import { press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { beforeAll, expect, test, vi } from "vitest";
import { OpenPaper } from "./OpenPaper.tsx";

// jsdom has no streams of files and makes no addresses of them: the first are Node's.
beforeAll(() => {
  vi.stubGlobal("Blob", Blob);
  URL.createObjectURL = () => "blob:sheets";
  URL.revokeObjectURL = () => {};
});

/** A file that holds a page, as ours do. */
function fileWith(page: object): string {
  const packed = deflateSync(JSON.stringify(page));
  const head = `%PDF-1.7\n<<\n/Type /ShanyraqPaperPage\n/Length ${packed.length}\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed]).toString("base64");
}
const page = fileWith({ language: "ru-KZ", title: "Договор", blocks: [{ kind: "paragraph", text: "Слова договора." }] });
const paper = { title: "Договор", onSave: () => {} };
const named = (place: Element, name: string) => [...place.querySelectorAll("button, a")].find(({ textContent }) => textContent === name);

test("a paper is kept in large print by a press, and once it cannot be fetched that is announced", async () => {
  const onSave = vi.fn();
  const place = stage(<OpenPaper {...paper} base64={page} otherPrint={{ busy: false, failed: false, onSave }} />);
  await expect.poll(() => named(place, "paper.saveLarge")).toBeTruthy();
  const button = named(place, "paper.saveLarge");
  if (button instanceof HTMLElement) press(button);
  expect(onSave).toHaveBeenCalledOnce();
  expect(place.querySelector("[role=alert]")).toBeNull();
  const failed = stage(<OpenPaper {...paper} base64={page} otherPrint={{ busy: false, failed: true, onSave }} />);
  expect(failed.querySelector("[role=alert]")?.textContent).toBe("cabinet.documents.failed");
});

test("a paper with an address of its own in large print is a link to that file", async () => {
  const place = stage(<OpenPaper {...paper} base64={page} otherPrint={{ href: "/api/documents/ru/senim/rules-large.pdf" }} />);
  await expect.poll(() => named(place, "paper.saveLarge")?.getAttribute("href")).toBe("/api/documents/ru/senim/rules-large.pdf");
});

test("a file without a page has no copy in large print", async () => {
  const place = stage(<OpenPaper {...paper} base64={btoa("%PDF-1.4 of somebody else")} otherPrint={{ href: "/large.pdf" }} />);
  await expect.poll(() => place.textContent).toContain("paper.noPage");
  expect(named(place, "paper.saveLarge")).toBeUndefined();
});

test("a paper that is in large print says so where it is saved, and offers ordinary print beside", async () => {
  const onSave = vi.fn();
  const place = stage(<OpenPaper {...paper} base64={page} otherPrint={{ isOrdinary: true, busy: false, failed: false, onSave }} />);
  await expect.poll(() => named(place, "paper.saveOrdinary")).toBeTruthy();
  expect(named(place, "paper.saveInLarge")).toBeTruthy();
  expect(named(place, "paper.saveLarge")).toBeUndefined();
});
