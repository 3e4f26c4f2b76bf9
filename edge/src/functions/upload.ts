import { calls } from "@shanyraq/calls";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { pass } from "../guard/pass.ts";
import { roomFor } from "../guard/quotas.ts";
import { localeOf, refuse } from "../guard/refusal.ts";
import { randomId } from "../session/request-token.ts";

/** `POST /api/upload`: a file as it is, on its way to the provider. Files are the largest bodies, so only so many are here at once. */
export const uploadFunction =
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    const room = roomFor(request, options, calls.upload.maxBody);
    if ("full" in room) return refuse(room.full, localeOf(request), randomId());
    try {
      return await pass(request, "/api/upload", options);
    } finally {
      room.leave();
    }
  };
