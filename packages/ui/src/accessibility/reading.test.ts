// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { readingOf } from "./reading.ts";

const words = {
  chosen: "Выбрано:",
  checked: "Отмечено:",
  unchecked: "Не отмечено:",
  empty: "Не заполнено",
  hidden: "Введено",
  folded: "Свёрнуто:",
  current: "Вы здесь:",
  disabled: "Недоступно:",
  day: (iso: string) => `день ${iso}`,
};

describe("the part of a page that is read aloud", () => {
  // jsdom draws nothing: every element it is asked about has a box here.
  Element.prototype.getClientRects = function rects() {
    return [{}] as unknown as DOMRectList;
  };
  const read = (html: string) => {
    document.body.innerHTML = html;
    const range = document.createRange();
    range.selectNodeContents(document.body);
    return readingOf(range, words);
  };
  it("is its text by language, block by block, without what is hidden from readers", () => {
    const { passages } = read(
      '<main lang="ru"><h2>Сумма</h2><p>Взнос <b>5</b>.</p><p lang="kk">Сақтандыру</p><p aria-hidden="true">нет</p><script>1</script></main>',
    );
    expect(passages).toEqual([
      { language: "ru-RU", text: "Сумма\nВзнос 5." },
      { language: "kk-KZ", text: "\nСақтандыру" },
    ]);
  });
  it("finds the place of every word again, across elements", () => {
    const { passages, rangeOf } = read('<main lang="ru"><h2>Сумма</h2><p>Взнос <b>пять</b> тысяч.</p></main>');
    const whole = passages.map(({ text }) => text).join("");
    for (const word of ["Сумма", "Взнос", "пять", "тысяч"]) expect(rangeOf(whole.indexOf(word), word.length)?.toString()).toBe(word);
    expect(rangeOf(whole.indexOf("Взнос"), "Взнос пять тысяч".length)?.toString()).toBe("Взнос пять тысяч");
  });
  it("finds the place of a character of the page, or of what follows when nothing is there", () => {
    const { passages, placeOf } = read('<main lang="ru"><h2>Сумма</h2><hr><p>Взнос <b>пять</b>.</p></main>');
    const whole = passages.map(({ text }) => text).join("");
    const range = document.createRange();
    range.setStart(find(document.body, "b").firstChild ?? document.body, 1);
    expect(whole.slice(placeOf(range))).toBe("ять.");
    range.setStartBefore(find(document.body, "hr"));
    expect(whole.slice(placeOf(range)).trim()).toBe("Взнос пять.");
  });
  it("reads a word whole that is carried to the next line, and finds its letters on the page", () => {
    const { passages, rangeOf } = read('<main lang="kk"><p>Сақ\u00ADтан\u00ADды\u00ADру шарты</p></main>');
    const whole = passages.map(({ text }) => text).join("");
    expect(whole.trim()).toBe("Сақтандыру шарты");
    expect(rangeOf(whole.indexOf("шарты"), "шарты".length)?.toString()).toBe("шарты");
    expect(rangeOf(whole.indexOf("Сақтандыру"), "Сақтандыру".length)?.toString()).toBe("Сақ\u00ADтан\u00ADды\u00ADру");
  });
  it("has no place any more once the page has changed", () => {
    const { rangeOf } = read('<p lang="ru">Текст</p>');
    document.body.replaceChildren();
    expect(rangeOf(0, 5)).toBeUndefined();
  });

  const spoken = (html: string): readonly string[] =>
    read(`<main lang="ru">${html}</main>`)
      .passages.map(({ text }) => text)
      .join("")
      .split("\n")
      .map((line) => line.trim());
  it("keeps a sentence whole around a word of it that can be pressed", () => {
    const term = '<button type="button" data-in-sentence="" style="display:inline-block">взнос</button>';
    expect(spoken(`<p>Ваш ${term}, если он есть.</p><p>Ещё <button type="button">Подробнее</button></p>`)).toEqual([
      "Ваш взнос, если он есть.",
      "Ещё",
      "Подробнее",
    ]);
  });
  it("pauses between neighbours that are drawn apart, and parts boxes of one line", () => {
    const slip =
      '<div style="display:flex"><span style="display:block">Один раз</span><span style="display:block">2 930 315 ₸</span></div>';
    expect(spoken(slip)).toEqual(["Один раз", "2 930 315 ₸"]);
    expect(spoken('<p><span style="display:inline-block">Один раз</span><b style="display:inline-block">5 ₸</b></p>')).toEqual([
      "Один раз 5 ₸",
    ]);
    expect(spoken("<p>2<b>5</b> ₸</p>")).toEqual(["25 ₸"]);
  });
  it("keeps apart what white space alone keeps apart", () => {
    expect(spoken("<p><b>паспорт.png</b> <i>1 КБ</i></p>")).toEqual(["паспорт.png 1 КБ"]);
  });
  it.each([
    ["a text field", '<label for="a">Имя</label><input id="a" value="Әсел">', ["Имя", "Әсел"]],
    ["an empty field", '<label for="a">Имя</label><input id="a">', ["Имя", "Не заполнено"]],
    ["a password", '<label for="a">Пароль</label><input id="a" type="password" value="x">', ["Пароль", "Введено"]],
    ["a day", '<label for="a">Начало</label><input id="a" type="date" value="2026-12-01">', ["Начало", "день 2026-12-01"]],
    [
      "a number of a person",
      '<label for="a">ИИН</label><input id="a" inputmode="numeric" value="880314300118">',
      ["ИИН", "8 8 0 3 1 4 3 0 0 1 1 8"],
    ],
    ["a code", '<label for="a">Код</label><input id="a" autocomplete="one-time-code" value="1234">', ["Код", "1 2 3 4"]],
    ["a year", '<label for="a">Год</label><input id="a" inputmode="numeric" value="1988">', ["Год", "1988"]],
    ["a list", '<label for="a">Пол</label><select id="a"><option>М</option><option selected>Ж</option></select>', ["Пол", "Ж"]],
    ["a long text", '<label for="a">О чём</label><textarea id="a">Вопрос</textarea>', ["О чём", "Вопрос"]],
    ["a tick", '<label><input type="checkbox" checked>Согласие</label>', ["Отмечено: Согласие"]],
    ["a missing tick", '<label><input type="checkbox">Согласие</label>', ["Не отмечено: Согласие"]],
    ["choices", '<label><input type="radio" checked>Год</label><label><input type="radio">Месяц</label>', ["Выбрано: Год", "Месяц"]],
    ["presets", '<button aria-pressed="true">10 лет</button><button aria-pressed="false">15 лет</button>', ["Выбрано: 10 лет", "15 лет"]],
    ["an image", '<p>Офис</p><p><img alt="Вход со двора" src=""></p>', ["Офис", "Вход со двора"]],
    ["a drawing", '<p><svg role="img" aria-label="Рост взносов"><text>1</text></svg></p>', ["Рост взносов"]],
    [
      "what cannot be pressed",
      "<button disabled>Купить</button><button aria-disabled=true>Ещё</button>",
      ["Недоступно: Купить", "Недоступно: Ещё"],
    ],
    ["what is being sent", '<button aria-disabled="true"><span role="status">Ждите</span></button>', ["Ждите"]],
    ["a question that is closed", "<details><summary>Вопрос</summary><p>Ответ</p></details>", ["Свёрнуто: Вопрос"]],
    ["a question that is open", "<details open><summary>Вопрос</summary><p>Ответ</p></details>", ["Вопрос", "Ответ"]],
    ["rows that are closed", '<button aria-expanded="false">2027</button>', ["Свёрнуто: 2027"]],
    ["the page that one is on", '<a href="/">1</a><a href="/2" aria-current="page">2</a>', ["1", "Вы здесь: 2"]],
    ["a decoration", '<p>Офис<img alt="" src=""></p>', ["Офис"]],
  ])("tells the value of %s", (_, html, lines) => {
    expect(spoken(html)).toEqual(lines);
  });
  it("says the value of a slider once, with its unit and its limits", () => {
    const slider =
      '<div><label id="l" for="n">Срок</label></div><input id="n" value="10"><div><input type="range" aria-labelledby="l" aria-valuetext="10 лет" data-limits="От 3 до 20"></div><div data-read-before>От 3 до 20</div>';
    expect(spoken(slider).filter((line) => line !== "")).toEqual(["Срок", "10 лет. От 3 до 20"]);
  });
  it("reads a table by row, each cell after the heading of its column", () => {
    const table =
      '<table><thead><tr><th>Год</th><th>Взнос</th></tr></thead><tbody><tr><th scope="row"><span aria-hidden="true">Год</span>1</th><td>5 ₸</td></tr></tbody></table>';
    expect(spoken(table)).toEqual(["Год", "Взнос", "Год: 1", "Взнос: 5 ₸"]);
  });
  it("knows the column of a cell beside wider ones, and says no heading of a cell that is wider than a column", () => {
    const head = '<thead><tr><th>Год</th><th colspan="2">Взнос</th><th>Остаток</th></tr></thead>';
    const rows = '<tr><th colspan="4">Первый год</th></tr><tr><td colspan="2">1</td><td>5 ₸</td><td>7 ₸</td></tr>';
    expect(spoken(`<table>${head}<tbody>${rows}</tbody></table>`)).toEqual([
      "Год",
      "Взнос",
      "Остаток",
      "Первый год",
      "1",
      "Взнос: 5 ₸",
      "Остаток: 7 ₸",
    ]);
  });
  it("says no heading of an empty cell, and none that the cell says itself", () => {
    const head = "<thead><tr><th>Год</th><th>Оплатить</th></tr></thead>";
    const rows =
      '<tr><td>1</td><td><span aria-hidden="true">Оплатить</span></td></tr><tr><td>2</td><td><button>Оплатить</button></td></tr>';
    expect(spoken(`<table>${head}<tbody>${rows}</tbody></table>`)).toEqual(["Год", "Оплатить", "Год: 1", "Год: 2", "Оплатить"]);
  });
  it("shows where a value is on the page: the field itself", () => {
    const { passages, rangeOf } = read('<main lang="ru"><label for="a">Имя</label><input id="a" value="Әсел"></main>');
    const whole = passages.map(({ text }) => text).join("");
    const range = rangeOf(whole.indexOf("Әсел"), 4);
    expect(range?.cloneContents().querySelector("input")?.id).toBe("a");
  });
});
