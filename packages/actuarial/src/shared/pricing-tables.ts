import type { LifeTable, Sex } from "./life-table.ts";
import { kzUn201520 } from "./tables/kz-un-2015-20.ts";

/** The names under which tariffs refer to tables. */
export type TableId = "kz-un-2015-20";

const TABLES: Readonly<Record<TableId, Readonly<Record<Sex, LifeTable>>>> = {
  "kz-un-2015-20": kzUn201520,
};

/** The table a tariff names, for one sex. */
export function pricingTable(id: TableId, sex: Sex): LifeTable {
  return TABLES[id][sex];
}
