import fc from "fast-check";
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";

/** Ways to smuggle a script into HTML, after the published cheat sheets. */
const hostile = [
  "<script>alert(1)</script>",
  "<scr<script></script>ipt>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  "<img src=x onerror=alert(1)//",
  '<img src="/a.png" alt="`><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<img src="https://evil.example/pixel.png" alt="">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  "<style>@import 'https://evil.example'</style>",
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  '<p id="main" class="x" data-x="1">x</p>',
  "<!-- --><!--><script>alert(1)</script>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--a--!><img src=x onerror=alert(1)>-->",
  '<img alt="a>b" src="/a.png"><b onmouseover="alert(1)">x</b>',
  '"><script>alert(1)</script>',
  "<template><script>alert(1)</script></template>",
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  "<plaintext><script>alert(1)</script>",
  "<__proto__>x</__proto__><constructor>y</constructor>",
];
/** Texts that become another tree when a browser reads for the second time what a cleaner wrote. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<svg><p><style><!--</style><img src=1 onerror=alert(1)>--></style>",
  "<svg><title><img src=x onerror=alert(1)></title></svg>",
  "<svg><foreignObject><p><a xlink:href='javascript:alert(1)'>x</a></p></foreignObject></svg>",
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><p><img src=x onerror=alert(1)></p></annotation-xml></math>',
  "<noscript><style></noscript><img src=x onerror=alert(1)>",
  '<noembed><img alt="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<textarea><img alt="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img alt="</title><img src=x onerror=alert(1)>"></title>',
  "<template><p><template><style></template><img src=x onerror=alert(1)></template>",
  "<select><template><img src=x onerror=alert(1)></template><style></select><img src=x onerror=alert(1)>",
  '<p title="<img src=x onerror=alert(1)>"',
  '<a href="/x"title="<script>alert(1)</script>',
  "<img src='/a.png' alt='<!--' ><img src=x onerror=alert(1)>",
  "<table><td><a href='/a'><table><a href='/b'>x",
  "<a href='/1'><table><tr><td><a href='/2'>x</table>",
  "<p><button><p>x<object><p>y",
  "<table><caption>x<p>y</table><table>z<tr>",
  "<b><p><i></b><ul></i><li></p>x",
  "<h2><button><h3>x</h3></button></h2>",
  "<ul><form><li><div><li>x</form></ul>",
  "<frameset><frame src=javascript:alert(1)></frameset>",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]></svg>",
  "a\u0000<\u0000script>alert(1)</script>",
];

/** Attributes by element, as an editor may write them. */
const attributesOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  "a b blockquote br code dd dl dt em figcaption figure h2 h3 h4 hr i img li ol p small strong sub sup table tbody td th thead tr ul"
    .split(" ")
    .map((name) => [
      name,
      { a: ["href"], img: ["src", "alt", "width", "height"], td: ["colspan", "rowspan"], th: ["scope", "colspan", "rowspan"] }[name] ?? [],
    ]),
);
const contexts = ["body", "div", "template", "td"] as const;
const inNamespace = "http://www.w3.org/1999/xhtml" as Tree.Element["namespaceURI"];

/** Elements and attributes that a page would have of a text and that are not allowed, and addresses that do more than lead. */
function strangersIn(html: string): readonly string[] {
  const of = (nodes: readonly Tree.ChildNode[]): readonly string[] =>
    nodes.flatMap((node) => {
      if (tree.isTextNode(node)) return [];
      if (!tree.isElementNode(node)) return [node.nodeName];
      const own = Object.hasOwn(attributesOf, node.tagName) && node.namespaceURI === inNamespace ? [] : [node.tagName];
      const attributes = node.attrs
        .filter(({ name, value }) => !attributesOf[node.tagName]?.includes(name) || /^\s*(?:javascript|vbscript|data|\/\/)/i.test(value))
        .map(({ name, value }) => `${node.tagName} ${name}=${value}`);
      return [...own, ...attributes, ...of(node.childNodes)];
    });
  return contexts.flatMap((context) =>
    [true, false].flatMap((scriptingEnabled) =>
      of(parseFragment(tree.createElement(context, inNamespace, []), html, { scriptingEnabled }).childNodes),
    ),
  );
}

/** Pieces of which parsers were led astray before: quotes that do not close, comments, foreign content, entities. */
const pieces = (
  "<p>¦</p>¦<a href=¦\"¦'¦>¦<¦/¦javascript:alert(1)¦&#106;avascript:¦&Tab;¦<img src=x onerror=alert(1)>¦ onerror=alert(1) ¦<!--¦-->¦--!>¦" +
  "<![CDATA[¦]]>¦<svg>¦</svg>¦<math>¦<mtext>¦<mglyph>¦<style>¦</style>¦<title>¦<noscript>¦</noscript>¦<table>¦<caption>¦<td>¦<tr>¦</table>¦" +
  "<template>¦</template>¦<textarea>¦<xmp>¦<plaintext>¦<select>¦<form>¦</form>¦<button>¦<h2 id=x>¦</h2>¦<li>¦<ul>¦<b>¦</b>¦<i>¦</i>¦<a href=/x>¦" +
  "</a>¦<foreignObject>¦&lt;script&gt;¦<script¦alert(1)¦</script>¦\u0000¦\n¦`¦=¦слово"
).split("¦");

describe("S36 HTML of editors", () => {
  it.each([...hostile, ...mutating])("contains nothing that runs, loads or leads away: %j", (html) => {
    const clean = cleanHtml(html) ?? "refused";
    expect(strangersIn(clean)).toEqual([]);
    expect(clean.match(/<[^<>]*>/g)?.join("") ?? "").not.toMatch(/evil|javascript:|data:|\son\w+=/i);
    expect(cleanHtml(clean)).toBe(clean);
  });
  it("has only the listed elements and attributes, from any input, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (chosen) => {
        const clean = cleanHtml(chosen.join("")) ?? "<refused>";
        expect(strangersIn(clean)).toEqual([]);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 4_000, seed: 17 },
    );
  });
  it("that is not listed is found by the check of these tests", () => {
    expect(new Set(strangersIn('<p onclick="x">a</p><svg></svg><a href="javascript:alert(1)">b</a><!--c-->'))).toEqual(
      new Set(["p onclick=x", "svg", "a href=javascript:alert(1)", "#comment"]),
    );
  });
  it("keeps the elements of an article exactly", () => {
    const article =
      '<h2>Сроки &amp; суммы</h2><p>От <strong>5</strong> до <em>20</em> лет, <a href="/rules?a=1&amp;b=2">правила</a>.</p><ul><li>раз</li></ul>' +
      '<table><thead><tr><th scope="col">Год</th></tr></thead><tbody><tr><td colspan="2">2025</td></tr></tbody></table>' +
      '<figure><img src="/a.svg" alt="Кольцо &quot;шанырак&quot;" width="40"><figcaption>Рис.</figcaption></figure>';
    expect(cleanHtml(article)).toBe(article);
  });
  it("closes what was left open as a browser would, and drops what was never opened", () => {
    expect(cleanHtml("<p><strong>a</p>b</em><ul><li>c")).toBe("<p><strong>a</strong></p><strong>b<ul><li>c</li></ul></strong>");
  });
  it("keeps a comparison sign as a sign", () => {
    expect(cleanHtml("<p>5 < 6 & 7 > 6 &nbsp;</p>")).toBe("<p>5 &lt; 6 &amp; 7 &gt; 6 \u00a0</p>");
  });
  it("drops what Word writes for itself", () => {
    const pasted =
      "<?xml:namespace prefix = o /><h1>Условия<o:p></o:p></h1><p class=MsoListParagraph><![if !supportLists]><span>1.</span><![endif]>Взнос<o:p>&nbsp;</o:p></p><h5>Итог</h5>";
    expect(cleanHtml(pasted)).toBe("<h2>Условия</h2><p>1.Взнос\u00a0</p><h4>Итог</h4>");
  });
  it("keeps the words of elements that are not allowed", () => {
    expect(cleanHtml("<h1>Слово</h1><font color=red>и дело</font>")).toBe("<h2>Слово</h2>и дело");
  });
  it("drops the content of elements that are not for reading together with them", () => {
    expect(
      cleanHtml("a<style>b</style><svg><text>c</text></svg><script>d</script><math><mi>e</mi></math><select><option>f</select>g"),
    ).toBe("ag");
  });
  it("keeps an address whose characters are written as entities only if it is allowed", () => {
    expect(cleanHtml('<a href="&#104;ttps://example.kz/a">x</a><a href="&#106;avascript:alert(1)">y</a>')).toBe(
      '<a href="https://example.kz/a">x</a><a>y</a>',
    );
  });
  it.each([
    ["elements nested", "<b>".repeat(100)],
    ["elements one after another", "<br>".repeat(30_000)],
    ["elements that a browser opens again in each paragraph", `<p>${"<b><i><em>".repeat(15)}${"<p>x".repeat(5_000)}`],
    ["comments", "<!---->".repeat(30_000)],
  ])("refuses more %s than a page can have", (_, html) => {
    expect(cleanHtml(html)).toBeUndefined();
  });
});

describe("the time to clean HTML", () => {
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
    ["text between rows of a table", "<table>x<tr>"],
    ["lines within a table", "<table><br>"],
    ["formatting of many kinds", "<b a><b b><b c><p>"],
  ])("grows with %s only in proportion to their length", (_, part) => {
    const cpuOf = (size: number) => {
      const text = `<p ${part.repeat(size / part.length)}>`;
      const times = Array.from({ length: 3 }, () => {
        const before = process.cpuUsage();
        cleanHtml(text);
        return process.cpuUsage(before).user;
      });
      return Math.min(...times);
    };
    // Eight times as long: a square would take sixty-four times as much. Below some milliseconds the clock itself counts.
    expect(cpuOf(800_000)).toBeLessThan(32 * Math.max(cpuOf(100_000), 8_000));
  });
});
