// Next's router takes a page over in one piece, which a phone feels; as a transition React does the same in slices of 5 ms.
const WHOLE = /reactRoot = (_client\.default\.hydrateRoot\(domEl, reactEl, \{[^{}]*\}\));/;

module.exports = function inSlices(source) {
  if (!WHOLE.test(source)) throw new Error("Next no longer hydrates a page as it did");
  return source.replace(WHOLE, (_, hydrate) => `_react.default.startTransition(() => { reactRoot = ${hydrate}; });`);
};
