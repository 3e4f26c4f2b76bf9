/**
 * How long a service is waited for while a visitor waits too. Less than the edge waits for the back office (4.8 s): the message about a silent service has to
 * arrive.
 */
export const VISITOR_TIMEOUT_MS = 4_000;
