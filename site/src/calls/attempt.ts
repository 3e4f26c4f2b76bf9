import type { Attempt } from "@shanyraq/client";

/** A call whose failure is a value. The client comes with the first one, in a file of its own: pages and overlays share one copy. */
export const attempt: Attempt = async (name, input, options) => (await import("./api.ts")).attempt(name, input, options);
