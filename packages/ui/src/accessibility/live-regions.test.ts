// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { followLiveRegions } from "./live-regions.ts";

/** A page whose time passes when the test says so. */
let time = 0;
let due: { readonly at: number; readonly act: () => void } | undefined;
let reported: (readonly [text: string, number: number])[] = [];
let end = () => {};

beforeEach(() => {
  [time, due, reported] = [100_000, undefined, []];
  document.body.innerHTML =
    '<div data-mode-bar><p id="bar" role="status"></p></div><button>+</button><div aria-busy="false"><p id="price" aria-live="polite"></p></div><p id="found" role="status"></p><p id="plain"></p>';
  end = followLiveRegions({
    now: () => time,
    wait: (ms, act) => {
      const waiting = { at: time + ms, act };
      due = waiting;
      return () => {
        if (due === waiting) due = undefined;
      };
    },
    changed: (region, number) => reported.push([region.textContent.trim(), number]),
  });
});
afterEach(() => end());

/** Mutations are reported before this resolves; then time passes. */
async function pass(ms: number): Promise<void> {
  await Promise.resolve();
  time += ms;
  const ripe = due && due.at <= time ? due : undefined;
  if (ripe) due = undefined;
  ripe?.act();
}
const press = () => find<HTMLElement>(document.body, "button").click();
const write = (id: string, text: string) => (find(document.body, `#${id}`).textContent = text);

describe("a live region that the reader has changed", () => {
  it("is reported once it is still, by the last of its texts, and keeps its number", async () => {
    press();
    write("price", "400 ₸");
    await pass(300);
    write("price", "500 ₸");
    await pass(400);
    expect(reported).toEqual([]);
    await pass(400);
    write("found", "Найдено 3");
    await pass(1_000);
    write("price", "700 ₸");
    await pass(1_000);
    expect(reported).toEqual([
      ["500 ₸", 1],
      ["Найдено 3", 2],
      ["700 ₸", 1],
    ]);
  });
  it("is not reported when it is empty", async () => {
    press();
    write("price", "500 ₸");
    await pass(1_000);
    write("price", "");
    await pass(1_000);
    expect(reported).toEqual([["500 ₸", 1]]);
  });
  it("is not reported again when its words are drawn once more, or carried by their syllables", async () => {
    press();
    write("found", "Сақталды");
    await pass(1_000);
    const node = find(document.body, "#found").firstChild as Text;
    node.data = "Сақ\u00ADталды";
    await pass(1_000);
    node.data = "Сақталды";
    await pass(1_000);
    find(document.body, "#found").append(document.createElement("svg"), node);
    await pass(1_000);
    expect(reported).toEqual([["Сақталды", 1]]);
  });
  it.each([
    [
      "was emptied and filled",
      async () => {
        write("found", "");
        await pass(0);
        write("found", "Сохранено");
      },
    ],
    [
      "was emptied long after the reader's last act and filled",
      async () => {
        await pass(11_000);
        write("found", "");
        await pass(0);
        press();
        write("found", "Сохранено");
      },
    ],
    ["had its words replaced", async () => write("found", "Сохранено")],
    [
      "said something else in between",
      async () => {
        write("found", "Сохраняем");
        await pass(100);
        write("found", "Сохранено");
      },
    ],
  ])("is reported again with the same words when it %s", async (_, again) => {
    press();
    write("found", "Сохранено");
    await pass(1_000);
    await again();
    await pass(1_000);
    expect(reported).toEqual([
      ["Сохранено", 1],
      ["Сохранено", 1],
    ]);
  });
  it("is reported when it comes into the page with its text", async () => {
    press();
    find(document.body, "#plain").innerHTML = '<span><b role="alert">Проверьте ИИН</b></span>';
    await pass(1_000);
    expect(reported).toEqual([["Проверьте ИИН", 1]]);
  });
  it("is reported when it is no longer busy", async () => {
    press();
    const box = find(document.body, "[aria-busy]");
    box.setAttribute("aria-busy", "true");
    write("price", "Считаем");
    await pass(1_000);
    expect(reported).toEqual([]);
    box.setAttribute("aria-busy", "false");
    write("price", "500 ₸");
    await pass(1_000);
    expect(reported).toEqual([["500 ₸", 1]]);
  });
});

describe("a form that was sent", () => {
  const ERROR = '<div id="e" data-refusal="field">Ошибка: Введите имя</div>';
  const FIELD = `<div><label for="n">Имя</label><input id="n">${ERROR}</div>`;
  const send = () => {
    press();
    find<HTMLFormElement>(document.body, "form").dispatchEvent(new Event("submit", { bubbles: true }));
  };
  const fill = (html: string) => (find(document.body, "form").innerHTML = html);
  beforeEach(() => document.body.insertAdjacentHTML("beforeend", "<form><input></form>"));

  it("is reported with its summary when it is refused, each time that it is", async () => {
    send();
    await pass(1_000);
    fill(`<div data-refusal="form"><h2>Исправьте 2 ошибки</h2></div>${FIELD}`);
    await pass(1_000);
    send();
    await pass(1_000);
    expect(reported).toEqual([
      ["Исправьте 2 ошибки", 1],
      ["Исправьте 2 ошибки", 1],
    ]);
  });
  it.each([
    ["the field", FIELD, "ИмяОшибка: Введите имя"],
    ["the box to tick", `<div><label>Согласен</label><p>${ERROR}</p></div>`, "СогласенОшибка: Введите имя"],
    [
      "the group",
      `<fieldset aria-describedby="h e"><legend>Период</legend><div><label>Год</label>${ERROR}</div></fieldset>`,
      "ПериодГодОшибка: Введите имя",
    ],
  ])("is reported with %s that has an error where it has no summary", async (_, html, text) => {
    send();
    fill(html);
    await pass(1_000);
    expect(reported).toEqual([[text, 1]]);
  });
  it("is not reported when it is accepted, or when it was not sent", async () => {
    press();
    fill(FIELD);
    await pass(1_000);
    fill("");
    send();
    await pass(11_000);
    fill(FIELD);
    await pass(1_000);
    expect(reported).toEqual([]);
  });
});

describe("nothing is reported", () => {
  it.each([
    ["of the bar of the version", "bar"],
    ["of what is no live region", "plain"],
  ])("%s", async (_, id) => {
    press();
    write(id, "Размер 200 %");
    await pass(1_000);
    expect(reported).toEqual([]);
  });
  it("of what changes long after the reader's last act, or without one", async () => {
    write("found", "Осталось 5 минут");
    await pass(1_000);
    press();
    await pass(11_000);
    write("found", "Осталось 4 минуты");
    await pass(1_000);
    expect(reported).toEqual([]);
  });
  it("after the watch has ended", async () => {
    press();
    end();
    write("price", "500 ₸");
    await pass(1_000);
    expect(reported).toEqual([]);
  });
});
