import type { EdgeOptions } from "@shanyraq/edge";
import type { Inspect } from "@shanyraq/provider";
import { verifyInspection } from "./job-kinds.ts";

/** What `/api/verify` has done by the pool; nothing where it has no thread free or a document takes too long. */
export const verifierOf =
  (inspect: Inspect): NonNullable<EdgeOptions["verifier"]> =>
  async (body, by) => {
    const found = await inspect(verifyInspection, body, by);
    return found.ok ? found.value : undefined;
  };
