/**
 * Styles are written on lines for who reads them, and the indentation of each would be sent to every visitor: the compiler's own `minify` is not heeded
 * by Turbopack. To CSS one space says the same. Only files that write styles are touched, and there only what stands in templates of several lines.
 */
module.exports = function tightStyles(source) {
  if (!source.includes(`from "styled-components"`)) return source;
  let tight = "";
  /** What is open: a template, or the code within one, by its depth in braces. */
  const open = [];
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    const inner = open.at(-1);
    if (letter === "\\") {
      tight += letter + source[(at += 1)];
      continue;
    }
    if (letter === "`") {
      if (inner === "template") open.pop();
      else open.push("template");
    } else if (inner === "template" && letter === "$" && source[at + 1] === "{") {
      open.push(0);
      tight += "${";
      at += 1;
      continue;
    } else if (typeof inner === "number" && letter === "{") open[open.length - 1] += 1;
    else if (typeof inner === "number" && letter === "}") {
      if (inner === 0) open.pop();
      else open[open.length - 1] -= 1;
    } else if (inner === "template" && letter === "\n") {
      const rest = /^\s*/.exec(source.slice(at));
      at += rest[0].length - 1;
      tight += " ";
      continue;
    }
    tight += letter;
  }
  return tight;
};
