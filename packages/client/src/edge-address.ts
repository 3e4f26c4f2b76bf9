import type { CallName } from "@shanyraq/calls";

/** Calls with an endpoint of their own at the edge; all others go through the guarded pass-through. */
const endpoints: Partial<Record<CallName, string>> = {
  login: "/api/login",
  logout: "/api/logout",
  user: "/api/user",
  kaspiQrPay: "/api/kaspi-qr-pay",
  upload: "/api/upload",
};

/** Where a browser asks the edge for a call; `path` is the row's with its parameters filled in. */
export const edgeAddress = (path: string, name: CallName): string => endpoints[name] ?? `/api/provider${path}`;
