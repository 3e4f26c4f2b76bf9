import { describe, expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

/** Ways to smuggle a script into HTML, after the published cheat sheets. */
const hostile = [
  "<script>alert(1)</script>",
  "<scr<script></script>ipt>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  "<img src=x onerror=alert(1)//",
  "<svg/onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<img src="https://evil.example/pixel.png" alt="">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  "<style>@import 'https://evil.example'</style>",
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  '<p id="main" class="x" data-x="1">x</p>',
  "<!-- --><!--><script>alert(1)</script>",
  '<img alt="a>b" src="/a.png"><b onmouseover="alert(1)">x</b>',
  '"><script>alert(1)</script>',
  "<template><script>alert(1)</script></template>",
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  "<__proto__>x</__proto__><constructor>y</constructor>",
];

describe("S36 HTML of editors", () => {
  it.each(hostile)("leaves nothing that runs, loads or leads away: %j", (html) => {
    const clean = safeHtml(html);
    const tags = clean.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<(?:\/?(?:a|b|p|table|h[2-4])|img)(?: (?:href|src|alt)="[^"<>]*")*>$/);
    expect(tags.join("")).not.toMatch(/evil|javascript|data:|\bon\w+=/i);
    expect(safeHtml(clean)).toBe(clean);
  });
  it("keeps what an article is made of, to the letter", () => {
    const article =
      '<h2>Сроки &amp; суммы</h2><p>От <strong>5</strong> до <em>20</em> лет, <a href="/rules?a=1&amp;b=2">правила</a>.</p><ul><li>раз</li></ul>' +
      '<table><thead><tr><th scope="col">Год</th></tr></thead><tbody><tr><td colspan="2">2025</td></tr></tbody></table>' +
      '<figure><img src="/a.svg" alt="Кольцо &quot;шанырак&quot;" width="40"><figcaption>Рис.</figcaption></figure>';
    expect(safeHtml(article)).toBe(article);
  });
  it("closes what was left open, in order, and drops what was never opened", () => {
    expect(safeHtml("<p><strong>a</p>b</em><ul><li>c")).toBe("<p><strong>a</strong></p>b<ul><li>c</li></ul>");
  });
  it("lets a sign of comparison be a sign", () => {
    expect(safeHtml("<p>5 < 6 & 7 > 6 &nbsp;</p>")).toBe("<p>5 &lt; 6 &amp; 7 &gt; 6 &nbsp;</p>");
  });
  it("leaves nothing of what Word writes for itself", () => {
    const pasted =
      "<?xml:namespace prefix = o /><h1>Условия<o:p></o:p></h1><p class=MsoListParagraph><![if !supportLists]><span>1.</span><![endif]>Взнос<o:p>&nbsp;</o:p></p><h5>Итог</h5>";
    expect(safeHtml(pasted)).toBe("<h2>Условия</h2><p>1.Взнос&nbsp;</p><h4>Итог</h4>");
    expect(safeHtml(safeHtml(pasted))).toBe(safeHtml(pasted));
  });
  it("keeps words of tags that are not allowed", () => {
    expect(safeHtml("<h1>Слово</h1><font color=red>и дело</font>")).toBe("<h2>Слово</h2>и дело");
  });
  it.each([
    ["a name that goes on and on", "<a aaa"],
    ["names of nothing", "a"],
    ["open tags", "<a "],
    ["open quotes", '<a "'],
    ["quotes of two kinds", "<a href='"],
    ["scripts that never end", "<script"],
    ["scripts of different kinds", "<script></style>"],
    ["comments", "<!--"],
    ["ends of comments", "-->"],
    ["attributes without values", "<p a >"],
    ["ends without beginnings", "<b></i>"],
    ["signs of entities", "&"],
    ["equals signs", "<a ="],
    ["ends", "</"],
    ["spaces before an end", "</script "],
    ["values of one tag", 'x="" '],
  ])("spends on %s as much as it is long, and no more", (_, part) => {
    const cpuOf = (size: number) => {
      const text = `<p ${part.repeat(size / part.length)}>`;
      const times = Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        safeHtml(text);
        return process.cpuUsage(before).user;
      });
      return Math.min(...times);
    };
    // Eight times as long: a square would take sixty-four times as much. Below some milliseconds the clock itself counts.
    expect(cpuOf(800_000)).toBeLessThan(32 * Math.max(cpuOf(100_000), 2_000));
  });
});
