/** Where pages load reCAPTCHA v3 from, in a site that is built for it; `recaptcha.net` is the address where the first one is not reachable. */
export const recaptchaScript = process.env["RECAPTCHA_SCRIPT"] ?? "https://www.google.com/recaptcha/api.js";
