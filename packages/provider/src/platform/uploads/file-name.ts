const MAX_NAME = 80;

/** The name without a path and with nothing that a system could treat as more than a character; its ending is that of the content. */
export const fileName = (given: string, ending: string): string => {
  const own = (given.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} _()-]/gu, "");
  return `${own.trim().slice(0, MAX_NAME) || "file"}.${ending}`;
};
