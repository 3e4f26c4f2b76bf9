import { useEffect, useState } from "react";
import type * as jsonLd from "../build/json-ld.ts";
import { StructuredData } from "./StructuredData.tsx";

/** What says things in the words of schema.org. */
export type JsonLd = typeof jsonLd;

/** What a page tells of that the build did not know: what makes it is loaded with such a page alone. */
export function LaterStructuredData({ of }: { readonly of: (say: JsonLd) => readonly jsonLd.Thing[] }) {
  const [say, setSay] = useState<JsonLd>();
  useEffect(() => {
    // Without it the page only tells search engines less.
    void import("../build/json-ld.ts").then(setSay, () => {});
  }, []);
  return say ? <StructuredData structuredData={of(say)} /> : null;
}
