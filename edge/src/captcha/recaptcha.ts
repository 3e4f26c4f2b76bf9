import type { Captcha } from "./captcha.ts";

interface RecaptchaOptions {
  readonly secret: string;
  /** Where tokens are verified; configurable so that a stand-in can serve in tests. */
  readonly url: string;
  readonly minimumScore: number;
  readonly send: (request: Request) => Promise<Response>;
}

/** reCAPTCHA v3 by configuration: action "login", as the specification says. */
export const recaptcha = ({ secret, url, minimumScore, send }: RecaptchaOptions): Captcha => ({
  verify: async (token, host) => {
    if (!token) return false;
    try {
      const response = await send(new Request(url, { method: "POST", body: new URLSearchParams({ secret, response: token }) }));
      const answer = (await response.json()) as { success?: unknown; score?: unknown; action?: unknown; hostname?: unknown };
      return (
        answer.success === true &&
        typeof answer.score === "number" &&
        answer.score >= minimumScore &&
        answer.action === "login" &&
        answer.hostname === host.split(":")[0]
      );
    } catch {
      return false;
    }
  },
});
