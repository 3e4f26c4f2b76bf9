import { expect, it } from "vitest";
import { readMessageUsage } from "./message-usage.ts";

const catalogue = ["cabinet.status.active", "cabinet.status.active.hint", "document.tariff.yearly.share", "error.iin", "kit.close"];
const usage = (code: string) => readMessageUsage(code, catalogue);

it("finds an id that is written as a whole, in any quotes", () => {
  expect(usage(`a("error.iin"); b('kit.close'); c("kit")`).used).toEqual(["error.iin", "kit.close"]);
});
it("a template says the ids of one part in its place, whatever stands inside its braces", () => {
  expect(usage("x(`cabinet.status.${fields[`a.${b}`] ?? { c }.c}`)").used).toEqual(["cabinet.status.active"]);
  expect(usage("x(`cabinet.status.${state}.hint`)").used).toEqual(["cabinet.status.active.hint"]);
});
it("a template that the table declares with two stars says ids of several parts", () => {
  expect(usage("x(`document.tariff.${path}`)")).toEqual({
    used: ["document.tariff.yearly.share"],
    dynamic: ["document.tariff.**"],
    unreadable: [],
  });
});
it.each([
  ["a template that the table does not declare", "x(`kit.${what}`)", "kit.*"],
  ["a sentence whose id begins with what is not known", "formatMessage({ id: `${area}.close` })", "formatMessage({ id: `${area}.close`"],
  ["an element whose id begins so", "<FormattedMessage id={`${area}.close`} />", "FormattedMessage id={`${area}.close`"],
  ["a part put together by hand", '"kit." + what', '"kit." +'],
  ["a text that is called an id", "say(message as MessageId)", "as MessageId"],
])("%s cannot be read", (_, code, written) => {
  expect(usage(code).unreadable).toEqual([written]);
});
it("ignores strings that are not ids of the catalogue", () => {
  expect(usage('x(`oid.1.${n}`); y("lib." + name); z("not.an.id")')).toEqual({ used: [], dynamic: [], unreadable: [] });
});
