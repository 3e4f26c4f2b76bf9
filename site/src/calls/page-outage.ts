import { createStore } from "../browser/create-store.ts";

/** A page that has nothing to show while the service is down. */
export interface PageOutage {
  readonly retry: () => void;
  readonly retrying: boolean;
  readonly requestId?: string | undefined;
}

/** The page that could not be served at all, for as long as it cannot. */
export const pageOutage = createStore<PageOutage>();
