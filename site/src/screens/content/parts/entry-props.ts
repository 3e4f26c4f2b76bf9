import type { Outcome } from "@shanyraq/client";
import type { ReactNode } from "react";
import type { Thing } from "../../../build/json-ld.ts";
import type { JsonLd } from "../../../seo/LaterStructuredData.tsx";

export interface EntryProps<T> {
  /** What the build knew; null in a shell, which asks the provider by the visible address. */
  readonly given: T | null;
  /** First part of the key of the fetched data. */
  readonly kind: string;
  readonly param: "id" | "slug";
  readonly load: (slug: string) => Promise<Outcome<T>>;
  /** What a page that the build did not know tells search engines. */
  readonly structuredData?: (value: T, say: JsonLd) => readonly Thing[];
  readonly children: (value: T) => ReactNode;
}
