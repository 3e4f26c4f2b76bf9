import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository, sourcesIn } from "./source-imports.ts";

const provider = "packages/provider/src";

it.each([
  ["purchase_order", "domain/orders/open-order.ts"],
  ["payment", "domain/orders/open-payment.ts"],
  ["contract", "domain/ledger/issue-contract.ts"],
  ["job_failure", "platform/failures/record-failure.ts"],
])("a row of %s is made by %s alone", (table, writer) => {
  const writers = sourcesIn(provider).filter(
    (file) =>
      !/^(?:seed|testing)\//.test(file) && readFileSync(path.join(repository, provider, file), "utf8").includes(`insertInto("${table}")`),
  );
  expect(writers).toEqual([writer]);
});
