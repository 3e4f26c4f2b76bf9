import { edgeDocument } from "./openapi/edge-document.ts";
import { providerDocument } from "./openapi/provider-document.ts";
import type { Json } from "./openapi/rule-words.ts";

/** Who answers what is described: the back office, whom the edge asks, or the edge itself, which the site asks. */
export type DescribedSide = "provider" | "edge";

/** The OpenAPI 3.1 document of a side, derived from the table of calls. */
export const openApi = (title: string, version: string, side: DescribedSide = "provider"): Json =>
  side === "provider" ? providerDocument(title, version) : edgeDocument(title, version);
