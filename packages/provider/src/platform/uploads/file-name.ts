const MAX_NAME = 80;

/** The name without a path and without what a system could take for more than a letter; its ending is that of what is inside. */
export const fileName = (given: string, ending: string): string => {
  const own = (given.split(/[\\/]/).at(-1) ?? "").replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} _()-]/gu, "");
  return `${own.trim().slice(0, MAX_NAME) || "file"}.${ending}`;
};
