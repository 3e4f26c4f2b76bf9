import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { captchaHost } from "../captcha/captcha-host.ts";
import { localeOf, noStore, refusal, refuse } from "../guard/refusal.ts";
import { randomId } from "../session/request-token.ts";

/** `GET /api/captcha`: something for the browser to solve. */
export const captchaFunction =
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    if (request.method !== "GET") return refuse(refusal(405, "error.method", { headers: { allow: "GET" } }), localeOf(request), randomId());
    const challenge = await options.captcha.challenge?.(captchaHost(options));
    return challenge
      ? { status: 200, headers: noStore, body: JSON.stringify(challenge) }
      : refuse(refusal(404, "error.notFound"), localeOf(request), randomId());
  };
