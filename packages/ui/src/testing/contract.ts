import type { Contract } from "../cabinet/contract-state.ts";

/** A contract in the middle of its term. */
export const contract: Contract = {
  id: "c-1",
  number: "SL-2022-000123",
  product: "senim",
  product_name: "Сенім",
  kind: "senim",
  status: "active",
  insured: "Сәрсенов Айдар",
  start_date: "2022-03-01",
  end_date: "2042-03-01",
  issued_on: "2022-02-25",
  frequency: "monthly",
  sum_assured: "5000000.00",
  instalment: "20000.00",
  paid: "1100000.00",
  overdue: "0.00",
  next_due_date: "2026-12-01",
  next_due_amount: "20000.00",
  surrender: "600000.00",
  elapsed: 23,
  named: [{ name: "Застрахованный", value: "Волков Илья Андреевич" }],
};
