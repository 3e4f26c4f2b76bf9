import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { localeOf, noStore, refusal, refuse } from "../guard/refusal.ts";
import { urlOf } from "../visit.ts";
import { randomId } from "../session/request-token.ts";

/** `GET /api/captcha`: something for the browser to solve. */
export const captchaFunction =
  ({ captcha, siteOrigin }: EdgeOptions): EdgeFunction =>
  async (visit) => {
    if (visit.method !== "GET") return refuse(refusal(405, "error.method", { headers: { allow: "GET" } }), localeOf(visit), randomId());
    const { host } = siteOrigin ? new URL(siteOrigin) : urlOf(visit);
    const challenge = await captcha.challenge?.(host);
    return challenge
      ? { status: 200, headers: noStore, body: JSON.stringify(challenge) }
      : refuse(refusal(404, "error.notFound"), localeOf(visit), randomId());
  };
