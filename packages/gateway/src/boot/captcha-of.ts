import { altcha, noCaptcha, recaptcha, type Captcha } from "@shanyraq/edge";
import type { SharedStore } from "@shanyraq/limits";
import type { Configuration } from "../configuration/configuration.ts";

/** The least that the service may think of a visitor, of 1. */
const MINIMUM_SCORE = 0.5;

/** The captcha of a start: the configured service, otherwise our own by proof of work; none when a start other than production turns it off. */
export function captchaOf(
  { withoutCaptcha, production, recaptcha: service }: Configuration,
  { secret, store, nowSeconds }: { readonly secret: string; readonly store: SharedStore; readonly nowSeconds: () => number },
): Captcha {
  if (withoutCaptcha && !production) return noCaptcha;
  if (service) return recaptcha({ ...service, minimumScore: MINIMUM_SCORE, send: (request) => fetch(request) });
  return altcha(secret, store, nowSeconds);
}
