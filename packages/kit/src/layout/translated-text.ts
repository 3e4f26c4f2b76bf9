/**
 * React keeps the text nodes that it drew, and inserts and removes beside them. A browser that translates the page puts each of them into <font> elements, or
 * puts <font> elements in its place: then a text is not a child of the element where React drew it, the next step throws NotFoundError, and the page is lost to
 * its reader (https://github.com/facebook/react/issues/11538).
 */

/** What stands in the place of a text that a translator has taken out of the page, or of what stood there before a translation of the translation. */
const replacements = new WeakMap<Node, Element>();

/** What stands in the place of a text now. */
function standIn(text: Node): Element | undefined {
  let at = replacements.get(text);
  while (at && !at.isConnected) at = replacements.get(at);
  return at;
}

/** What of the children of a place stands for one of its texts; undefined where nothing does. */
function childFor(place: Node, text: Node): Node | undefined {
  for (let at: Node | null | undefined = text; at; at = at.parentNode ?? replacements.get(at)) if (at.parentNode === place) return at;
  return undefined;
}

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === "FONT";

function noteReplaced(records: readonly MutationRecord[], texts: MutationObserver): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      if (gone.isConnected) continue;
      const replacement = [...addedNodes].find(isFont);
      if (isFont(gone) && replacement) replacements.set(gone, replacement);
      const came = replacement ?? [previousSibling, nextSibling].find(isFont);
      if (!(gone instanceof Text) || !came) continue;
      replacements.set(gone, came);
      texts.observe(gone, { characterData: true });
    }
}

/**
 * Lets a page that is translated keep working: what is inserted beside a translated text appears beside its translation, what is removed takes the translation
 * with it, and a text that changes comes back in the language of the site, for the translator to see.
 * @returns a function that ends it.
 */
export function withstandTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  const texts = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text && !target.isConnected) standIn(target)?.replaceWith(target);
  });
  const places = new MutationObserver((records) => noteReplaced(records, texts));
  places.observe(document.body, { childList: true, subtree: true });
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    noteReplaced(places.takeRecords(), texts);
    const lost = before instanceof Text && before.parentNode !== this;
    // At the end where nothing is known of it: what the reader needs next is on the page.
    insertBefore.call(this, node, lost ? (childFor(this, before) ?? null) : before);
    return node;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    noteReplaced(places.takeRecords(), texts);
    const lost = node instanceof Text && node.parentNode !== this;
    const child = lost ? childFor(this, node) : node;
    if (child) removeChild.call(this, child);
    return node;
  };
  return () => {
    Object.assign(Node.prototype, { insertBefore, removeChild });
    places.disconnect();
    texts.disconnect();
  };
}
