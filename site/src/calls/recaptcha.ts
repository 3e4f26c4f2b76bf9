/** What the service's script puts into the page. */
interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly execute: (key: string, options: { readonly action: string }) => Promise<string>;
}
declare global {
  var grecaptcha: Recaptcha | undefined;
}

/** The action of every call, as the specification names it; the edge asks for it too. */
const ACTION = "login";

let loading: Promise<Recaptcha> | undefined;

function load(script: string, key: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = `${script}?render=${encodeURIComponent(key)}`;
    element.async = true;
    element.onload = () => {
      const service = globalThis.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error("the captcha service gave no script"));
    };
    element.onerror = () => reject(new Error("the captcha service cannot be reached"));
    document.head.append(element);
  });
}

/** A token of reCAPTCHA v3, for sites that are built with RECAPTCHA_SITE_KEY. Its script is loaded with the first call that needs one. */
export async function recaptchaToken(script: string, key: string): Promise<string> {
  loading ??= load(script, key);
  try {
    return await (await loading).execute(key, { action: ACTION });
  } catch (error) {
    // The next call may find the line mended.
    loading = undefined;
    throw error;
  }
}
