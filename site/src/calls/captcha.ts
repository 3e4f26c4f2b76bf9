import type { Challenge } from "altcha-lib";

/**
 * A fresh token for the edge: its challenge is solved here, unseen, by native cryptography off the main thread; or the service is asked that the site was built
 * for. The visitor has nothing to do.
 */
export async function solveCaptcha(): Promise<string | undefined> {
  const key = process.env["RECAPTCHA_SITE_KEY"];
  try {
    if (key) return await (await import("./recaptcha.ts")).recaptchaToken(process.env["RECAPTCHA_SCRIPT"] ?? "", key);
    const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
      import("altcha-lib"),
      import("altcha-lib/algorithms/web/pbkdf2"),
      fetch("/api/captcha", { headers: { accept: "application/json" } }),
    ]);
    if (!response.ok) return undefined;
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // The call goes without a token and is refused with a sentence that says so.
    return undefined;
  }
}
