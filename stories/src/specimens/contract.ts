import type { Output } from "@shanyraq/calls";
import type { Contract } from "@shanyraq/ui/cabinet/contract-state.ts";
import { contract as usual } from "@shanyraq/ui/testing/contract.ts";

/** A contract in the middle of its term. */
export const contract: Contract = {
  ...usual,
  number: "SH-2024-000001",
  product_name: "Сенім: накопительное страхование",
  insured: "Сәрсенов Айдар Маратұлы",
};
export const overdueContract: Contract = { ...contract, status: "overdue", overdue: "40000.00" };
export const endedContract: Contract = { ...contract, status: "matured", next_due_date: null, elapsed: 100 };
export const kazakhContract: Contract = {
  ...contract,
  product_name: "Қызметкерді еңбек міндеттерін атқару кезінде жазатайым оқиғалардан міндетті сақтандыру",
};

export const summary: Output<"userContracts">["summary"] = {
  next_due_date: "2026-12-01",
  next_due_amount: "20000.00",
  overdue: "0.00",
  savings: "600000.00",
};

export const beneficiaries: Output<"beneficiary">["data"] = [
  { name: "Сәрсенова Мадина Айдарқызы", relation: "child", birth_date: "2015-02-11", share: 60 },
  { name: "Сәрсенова Айгерім", relation: "spouse", birth_date: "1990-08-23", share: 40 },
];

export const payments: Output<"payments">["data"] = [
  { number: "KV-2024-900001", paid_at: "2024-05-17T07:00:00.000Z", amount: "56812.00", method: "Kaspi QR", status: "Проведён" },
  { number: "KV-2024-900002", paid_at: "2024-06-17T07:00:00.000Z", amount: "56812.00", method: "Kaspi QR", status: "Проведён" },
];
