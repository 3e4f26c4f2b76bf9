import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { localeOf, noStore, refusal, refuse } from "../guard/refusal.ts";
import { randomId } from "../session/request-token.ts";

/** `GET /api/captcha`: something for the browser to solve. */
export const captchaFunction =
  ({ captcha, siteOrigin }: EdgeOptions): EdgeFunction =>
  async (request) => {
    if (request.method !== "GET") return refuse(refusal(405, "error.method", { headers: { allow: "GET" } }), localeOf(request), randomId());
    const { host } = new URL(siteOrigin ?? request.url);
    const challenge = await captcha.challenge?.(host);
    return challenge
      ? new Response(JSON.stringify(challenge), { headers: noStore })
      : refuse(refusal(404, "error.notFound"), localeOf(request), randomId());
  };
