import type { EdgeOptions } from "../edge-options.ts";

/** What a challenge is bound to: the site's host as it is configured. A visitor's own `Host` header would bind it to anything. */
export const captchaHost = ({ siteOrigin, listeningOrigin }: Pick<EdgeOptions, "siteOrigin" | "listeningOrigin">): string =>
  new URL(siteOrigin ?? listeningOrigin ?? "http://localhost").host;
