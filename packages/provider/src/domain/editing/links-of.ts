import type { Written } from "../../platform/database/records/written.ts";
import { linksIn } from "../entries/folder/markdown.ts";

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every address that the texts of an entry lead to, once. */
export const linksOf = ({ facts, texts }: Written): readonly string[] => [...new Set([facts, texts].flatMap(stringsIn).flatMap(linksIn))];
