import { randomBytes } from "node:crypto";

const secret = () => randomBytes(32).toString("base64url");

/** What an operator has to give a production start besides its database; nothing stands behind its addresses. */
export const productionVariables = (origin = "https://life.example") => ({
  NODE_ENV: "production",
  SESSION_KEYS: `k1:${secret()}`,
  FILES_KEYS: `k1:${secret()}`,
  PROVIDER_SECRET: secret(),
  CAPTCHA_SECRET: secret(),
  KASPI_URL: "http://127.0.0.1:9",
  KASPI_DEVICE_TOKEN: secret(),
  MESSAGES_URL: "http://127.0.0.1:9",
  CITIZENS: "none",
  SITE_ORIGIN: origin,
  // Nobody shares out requests here.
  DRAIN_SECONDS: "0",
});
