// Next's router runs what a page is made of and takes the page over in one piece, which a phone feels. Here each part is run by itself,
// and React takes the page over in slices of 5 ms, which it does in a transition.
const pieces = [
  [
    /reactRoot = (_client\.default\.hydrateRoot\(domEl, reactEl, \{[^{}]*\}\));/,
    (_, hydrate) => `_react.default.startTransition(() => { reactRoot = ${hydrate}; });`,
  ],
  [/Promise\.resolve\(\)\.then\(\(\)=>execute\(\)\)/, () => `new Promise((then)=>setTimeout(then)).then(()=>execute())`],
];

module.exports = function inSlices(source) {
  const piece = pieces.find(([whole]) => whole.test(source));
  if (!piece) throw new Error("Next no longer runs or hydrates a page as it did");
  return source.replace(...piece);
};
