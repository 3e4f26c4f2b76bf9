import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { callNames, type CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales } from "@shanyraq/i18n";
import { expect, it } from "vitest";

const gateway = path.resolve(import.meta.dirname, "../../../packages/gateway");
// Only the stories' build asks for the second one; turbo has it at once where nothing has changed.
execFileSync("turbo", ["run", "record", "record:customer", "--filter=@shanyraq/gateway", "--output-logs=errors-only"], { cwd: gateway });

const replies = ["recorded", "recorded-customer"].flatMap((folder) =>
  locales.flatMap((language) =>
    readdirSync(path.join(gateway, folder, language)).map((file) => ({
      reply: `${folder}/${language}/${file}`,
      name: file.split(".")[0] as CallName,
    })),
  ),
);

it("recordings hold the replies of customers and of the public", () => {
  expect(new Set(replies.map(({ name }) => name))).toContain("userContracts");
  expect(new Set(replies.map(({ name }) => name))).toContain("products");
});

it.each(replies)("the recorded reply is what the row of the call promises: $reply", ({ reply, name }) => {
  expect(callNames).toContain(name);
  const body: unknown = JSON.parse(readFileSync(path.join(gateway, reply), "utf8"));
  expect(() => schemas[name].output.validateSync(body, { strict: true })).not.toThrow();
});
