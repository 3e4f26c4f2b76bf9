import type { PensionTariff } from "../pension-tariff.ts";
import { pensionTariff20261 } from "./pension-2026-1.ts";

/** The tariff of contracts that began before 15.02.2026: the same method and tables, and payments that grow by 7 % a year (Resolution No. 45 of 07.06.2023 in its former edition). */
export const pensionTariff20231: PensionTariff = { ...pensionTariff20261, version: "2023-1", indexation: 0.07 };
