/** The words of a name as names are compared: without case, stops, the order, and the letters that banks and people write in two ways. */
export const nameWords = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize("NFC")
      .toLocaleLowerCase("kk")
      .replaceAll("ё", "е")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ""),
  );
