// @vitest-environment jsdom
import { SOFT_HYPHEN } from "@shanyraq/i18n/kazakh-hyphens";
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { carryWords } from "./carry-words.ts";

let end = () => {};
beforeEach(() => {
  document.documentElement.style.fontSize = "16px";
  window.innerWidth = 320;
});
afterEach(() => end());

const drawnText = (place: Element) => place.textContent.replaceAll(SOFT_HYPHEN, "|");
const nextFrame = async () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
const sizes = { fontSize: "16px" };

/** jsdom lays nothing out: a line is as wide as is said, a letter ten pixels, and a longer word stands on two lines. */
function lineOf(place: Element, width: number): void {
  for (const element of place.querySelectorAll("p")) Object.defineProperty(element, "clientWidth", { value: width, configurable: true });
  Range.prototype.getClientRects = function lines() {
    const whole = this.toString().length * 10;
    const rects = whole > width ? [new DOMRect(0, 0, width, 20), new DOMRect(0, 20, whole - width, 20)] : [new DOMRect(0, 0, whole, 20)];
    return rects as unknown as DOMRectList;
  };
}

test("a Kazakh word that is wider than its line is carried, and one that fits is not", async () => {
  const place = stage(
    <p lang="kk" style={sizes}>
      Сақтандырушының шарттары
    </p>,
  );
  lineOf(place, 120);
  end = carryWords();
  await nextFrame();
  expect(drawnText(place)).toBe("Сақ|тан|ды|ру|шы|ның шарттары");
  end();
  expect(drawnText(place)).toBe("Сақтандырушының шарттары");
});

test.each([
  ["Шарттарыңыз.", "Шарт|та|ры|ңыз."],
  ["«Шарттарыңыз»,", "«Шарт|та|ры|ңыз»,"],
  ["Шарттарыңыз", "Шарттарыңыз"],
])("a word that fills its line is carried with the marks for which there is no room: %s", async (text, drawn) => {
  const place = stage(
    <p lang="kk" style={sizes}>
      {text}
    </p>,
  );
  lineOf(place, 110);
  end = carryWords();
  await nextFrame();
  expect(drawnText(place)).toBe(drawn);
});

test("what is folded away and has no lines stays whole", async () => {
  const place = stage(
    <p lang="kk" style={sizes}>
      Сақтандырушының
    </p>,
  );
  lineOf(place, 0);
  end = carryWords();
  await nextFrame();
  expect(drawnText(place)).toBe("Сақтандырушының");
});

test("other languages, codes and words that are not translated stay whole", async () => {
  const place = stage(
    <p lang="kk" style={sizes}>
      <span lang="ru">Застрахованного</span> <code>сақтандырушының</code> <span translate="no">сақтандырушының</span>
    </p>,
  );
  lineOf(place, 40);
  end = carryWords();
  await nextFrame();
  expect(drawnText(place)).not.toContain("|");
});

test("a text that React writes again is carried again", async () => {
  const words = (text: string) => (
    <p lang="kk" style={sizes}>
      {text}
    </p>
  );
  const place = stage(words("Сақтандырушының"));
  lineOf(place, 60);
  end = carryWords();
  await nextFrame();
  const node = place.querySelector("p")?.firstChild;
  act(() => {
    if (node) node.nodeValue = "Жауапкершілік";
  });
  await nextFrame();
  await nextFrame();
  expect(drawnText(place)).toBe("Жа|уап|кер|ші|лік");
});

test("what is copied has the words as they were written", async () => {
  const place = stage(
    <p lang="kk" style={sizes}>
      Сақтандырушының
    </p>,
  );
  lineOf(place, 60);
  end = carryWords();
  await nextFrame();
  document.getSelection()?.selectAllChildren(place);
  const kept = new Map<string, string>();
  const copy = new Event("copy", { bubbles: true, cancelable: true });
  Object.assign(copy, { clipboardData: { setData: (type: string, text: string) => kept.set(type, text) } });
  document.dispatchEvent(copy);
  expect(kept.get("text/plain")?.trim()).toBe("Сақтандырушының");
  expect(kept.get("text/html")).toContain("Сақтандырушының");
});
