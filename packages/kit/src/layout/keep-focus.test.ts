// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keep-focus.ts";

let end = () => {};
/** What was scrolled into sight. */
let shown: (string | null)[] = [];
beforeEach(() => {
  shown = [];
  HTMLElement.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  // The document of these tests draws nothing: what is in it is seen.
  HTMLElement.prototype.getClientRects = function () {
    return (this.isConnected ? [{}] : []) as unknown as DOMRectList;
  };
  // It waits for frames as a browser draws them.
  globalThis.requestAnimationFrame ??= (then) => Number(setTimeout(() => then(0), 0));
  globalThis.cancelAnimationFrame ??= (frame) => clearTimeout(frame);
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function page(html: string): void {
  document.body.innerHTML = `<header><button>Войти</button></header><main tabindex="-1"><h1>Страница</h1>${html}</main>`;
}
const the = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const frames = async (): Promise<void> => {
  for (let left = 8; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};
const stands = () => document.activeElement?.textContent;

it("a row that is removed hands the focus to the next one, and the last to the one before", async () => {
  page("<ul><li><button id='a'>Раз</button></li><li><button id='b'>Два</button></li></ul>");
  the("#a").focus();
  the("#a").closest("li")?.remove();
  await frames();
  expect(stands()).toBe("Два");
  document.querySelector("ul")?.insertAdjacentHTML("afterbegin", "<li><button id='c'>Три</button></li>");
  the("#b").blur();
  the("#b").focus();
  the("#b").closest("li")?.remove();
  await frames();
  expect(stands()).toBe("Три");
});
it("focuses the heading of what replaced a button", async () => {
  page("<section><div id='place'><button id='go'>Показать</button></div><button>Дальше</button></section>");
  the("#go").focus();
  the("#place").innerHTML = "<h2>Код для оплаты</h2><p>Отсканируйте его</p>";
  await frames();
  expect(stands()).toBe("Код для оплаты");
});
it("focuses the start of the page when nothing of the button's place is left", async () => {
  page("<div id='modal'><button id='in'>Войти</button></div>");
  document.body.append(the("#modal"));
  the("#in").focus();
  the("#modal").remove();
  await frames();
  expect(stands()).toBe("Страница");
});
it("a control that is switched off hands the focus on", async () => {
  page("<p><button id='more'>Ещё</button><a href='/next'>Дальше</a></p>");
  the("#more").focus();
  the("#more").setAttribute("disabled", "");
  the("#more").blur();
  await frames();
  expect(stands()).toBe("Дальше");
});
it("a component's own choice of focus takes precedence, and without a focused control nothing is focused", async () => {
  page("<p><button id='one'>Раз</button><button id='two'>Два</button></p>");
  the("#one").focus();
  the("#one").remove();
  the("h1").tabIndex = -1;
  the("h1").focus();
  await frames();
  expect(stands()).toBe("Страница");
  the("#two").focus();
  the("#two").blur();
  await frames();
  the("#two").remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});
it("a heading that came in the place of another is stood on and in sight, whether a control was lost with it or nobody stood anywhere", async () => {
  page("<div id='code'><button id='send'>Прислать ссылку</button></div>");
  await frames();
  the("#send").focus();
  the("main").innerHTML = "<h1>Взнос получен</h1><a href='/contract'>Договор</a>";
  await frames();
  expect([stands(), shown]).toEqual(["Взнос получен", ["Взнос получен"]]);
  the("main").focus();
  the("main").innerHTML = "<h1>Договор</h1>";
  await frames();
  expect([stands(), shown]).toEqual(["Договор", ["Взнос получен", "Договор"]]);
});
it("a heading that is drawn again, and one that came while somebody stands on a control, take nothing", async () => {
  page("<p>Срок</p>");
  await frames();
  the("main").focus();
  the("main").innerHTML = "<h1>Страница</h1>";
  await frames();
  the("header button").focus();
  the("main").innerHTML = "<h1>Другая</h1>";
  await frames();
  expect([stands(), shown]).toEqual(["Войти", []]);
});
it("the heading of a page with another address is scrolled by nobody here: its place is the history's", async () => {
  page("<button id='go'>Дальше</button>");
  await frames();
  the("#go").focus();
  history.pushState(null, "", "/next");
  the("main").innerHTML = "<h1>Следующая</h1>";
  await frames();
  expect([stands(), shown]).toEqual(["Следующая", []]);
});
