/**
 * Writes the lines of one turn of the event loop together: a system call for each would cost more than most answers.
 * @param later runs something once the turn is over.
 */
export function batchWriter(
  write: (text: string) => void,
  later: (act: () => void) => void = setImmediate,
): { readonly write: (line: string) => void; readonly flush: () => void } {
  let lines = "";
  const flush = () => {
    const text = lines;
    lines = "";
    if (text !== "") write(text);
  };
  return {
    write: (line) => {
      if (lines === "") later(flush);
      lines += line;
    },
    flush,
  };
}
