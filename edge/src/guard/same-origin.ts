import { urlOf, type EdgeRequest } from "../edge-request.ts";

/**
 * Whether a state change comes from our own pages: the browser says so by Sec-Fetch-Site or Origin,
 * and our client by its `lang` header, which no foreign form or image can set.
 */
export function fromOwnPage(request: EdgeRequest, siteOrigin: string | undefined): boolean {
  const { headers } = request;
  if (!headers.has("lang")) return false;
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = headers.get("origin");
  return origin === null ? fetchSite !== null || !headers.has("cookie") : origin === (siteOrigin ?? urlOf(request).origin);
}
