import { describe, expect, it } from "vitest";
import { displayRules } from "./display-rules.ts";
import { pageSentences } from "./page-sentences.ts";

const words = {
  chosen: "Таңдалды:",
  checked: "Белгіленген:",
  unchecked: "Белгіленбеген:",
  empty: "Толтырылмаған",
  hidden: "Енгізілген",
  folded: "Жабық:",
  current: "Осы жердесіз:",
  disabled: "Қолжетімсіз:",
  day: (iso: string) => iso,
};
const page = (main: string, style = "") =>
  `<!DOCTYPE html><html lang="kk"><head><style>${style}</style></head><body><header>Мәзір</header><main>${main}</main><script>let a = "<p>";</script></body></html>`;
const textsOf = (main: string, style?: string) => pageSentences(page(main, style), words).map(({ text }) => text.trim());

describe("the sentences of an exported page", () => {
  it("are those of its content by language, block by block", () => {
    const sentences = pageSentences(page('<h1>Сенім</h1><p>Бірінші сөйлем. Екінші.</p><p lang="ru">Взнос</p>'), words);
    expect(sentences.map(({ language, text }) => `${language} ${text.trim()}`)).toEqual([
      "kk-KZ Сенім",
      "kk-KZ Бірінші сөйлем.",
      "kk-KZ Екінші.",
      "ru-RU Взнос",
    ]);
  });
  it("are parted where the styles of the page draw blocks", () => {
    expect(textsOf("<p><span>Бір рет</span><b>5 ₸</b></p>")).toEqual(["Бір рет5 ₸"]);
    expect(textsOf("<p><span>Бір рет</span><b>5 ₸</b></p>", "span{color:red;display:block}")).toEqual(["Бір рет", "5 ₸"]);
  });
  it("are parted where a flexible box or a grid draws what stands in it", () => {
    expect(textsOf("<p><span>Бір рет</span><b>5 ₸</b></p>", "p{display:flex}")).toEqual(["Бір рет", "5 ₸"]);
  });
  it("are those of what is closed, as it is and as a reader opens it", () => {
    expect(textsOf("<details><summary>Сұрақ</summary><p>Жауап</p></details>")).toEqual(["Жабық: Сұрақ", "Сұрақ", "Жауап"]);
  });
  it("are those of a phone and those of a desktop, without what no reader is shown", () => {
    const style =
      ".narrow{display:none}@media (max-width: 599px){.wide{display:none}.narrow{display:block}}@media print{.wide{display:none}}.never{display:none}";
    expect(textsOf('<p class="narrow">Телефон</p><p class="wide">Үстел</p><p class="never">Жасырын</p>', style).toSorted()).toEqual([
      "Телефон",
      "Үстел",
    ]);
  });
  it("have the values of fields, with the words of the page's language", () => {
    expect(textsOf('<label><input type="checkbox">Келісім</label><input value="10">')).toEqual(["Белгіленбеген: Келісім", "10"]);
  });
  it("leave nothing of a browser behind", () => {
    const before = [typeof document, typeof getComputedStyle, typeof Element];
    textsOf("<p>Сөйлем</p>");
    expect([typeof document, typeof getComputedStyle, typeof Element]).toEqual(before);
  });
});

describe("rules that draw", () => {
  it("are found with the widths for which they hold, and none of print", () => {
    const css =
      'html,body{margin:0}.a{color:red;display:flex}@media (min-width: 600px) and (max-width: 899px){.b::before{content:"}"}.b{display:none}}@media print{.c{display:none}}@keyframes x{from{opacity:0}to{opacity:1}}.d{display:grid}';
    expect(displayRules(css)).toEqual([
      { selector: ".a", display: "flex", minWidth: 0, maxWidth: Infinity },
      { selector: ".b", display: "none", minWidth: 600, maxWidth: 899 },
      { selector: ".d", display: "grid", minWidth: 0, maxWidth: Infinity },
    ]);
  });
});
