// Constants of the specification (site-shell and commercial-flows, section 9), one each.

/** The user is refetched this often while the page is visible. */
export const USER_REFETCH_MS = 60_000;
/** Page data is shown after at least this long, so that a quick answer does not flicker. */
export const PAGE_DATA_MINIMUM_MS = 200;
/** The progress bar of a page change runs this long, and appears only after the throttle. */
export const PROGRESS_MS = 5_000;
export const PROGRESS_THROTTLE_MS = 200;
/** Links are prefetched when the browser is idle, at the latest after this long. */
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;
/** A failed script chunk reloads the page at most once in this time. */
export const RELOAD_GUARD_MS = 60_000;
/** Header contacts and the footer phone mount after this long. */
export const CONTACTS_DELAY_MS = 100;
/** How fast the page was is measured by code that is loaded after this long. */
export const VITALS_AFTER_MS = 4_000;
