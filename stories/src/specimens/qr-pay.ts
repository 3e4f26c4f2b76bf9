import type { QrPayState, Receipt } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

const hash = "h";
const code = {
  qr: "https://pay.example/qr/0d694cb3-d1b6-492c-ad42-1ed2cf38dcc8",
  url: "https://pay.example/0d694cb3-d1b6-492c-ad42-1ed2cf38dcc8",
  amount: "35073.00",
  orderNumber: "ZK-2026-000001",
  attempt: 1,
  deadline: 900_000,
};
const live = { hash, code, polls: 1, silent: 0, hidden: false };

export const receipt: Receipt = {
  number: "KV-2026-000001",
  paidAt: "2026-11-21T06:00:00.000Z",
  amount: "35073.00",
  method: "Kaspi QR",
  contractId: "c-1",
  contractNumber: "SH-2026-48210513",
};

/** A payment by QR in each of its states. */
export const qrPayStates: StatesOf<QrPayState> = {
  creating: { at: "creating", hash, attempt: 1, hidden: false },
  notFound: { at: "notFound" },
  creationFailed: { at: "creationFailed", hash, attempt: 1, hidden: false, problem: { kind: "offline" } },
  awaiting: { ...live, at: "awaiting" },
  scanned: { ...live, at: "scanned" },
  confirming: { ...live, at: "confirming" },
  unknown: { ...live, at: "unknown", silent: 3 },
  declined: { at: "declined", hash, code },
  cancelled: { at: "cancelled", hash, code },
  expired: { at: "expired", hash, code },
  wrongAmount: { at: "wrongAmount", hash, code: { ...code, received: "3507.00" } },
  paid: { at: "paid", receipt },
};
