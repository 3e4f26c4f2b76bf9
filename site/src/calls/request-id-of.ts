import type { PageData } from "./usePageData.ts";

/** The number of the request that failed, which the call centre can look for. */
export const requestIdOf = <T>(data: Extract<PageData<T>, { at: "failed" }>): { readonly requestId?: string | undefined } =>
  data.failure?.kind === "refused" ? { requestId: data.failure.requestId } : {};
