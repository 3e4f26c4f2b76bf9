import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo, consentOf, foreigner } from "../../../testing/account.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { keyed } from "../../../testing/purchase.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const laughs = (depth: number): string => {
  const entities = Array.from({ length: depth }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join("");
  return `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${entities}]><Consent>&l${depth};</Consent>`;
};
const hostile: readonly (readonly [string, (shown: string) => string])[] = [
  ["of a billion laughs", () => laughs(9)],
  ["that reads a file", () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Consent>&x;</Consent>'],
  ["that asks a host inside", () => '<!DOCTYPE a SYSTEM "http://169.254.169.254/latest/meta-data"><Consent/>'],
  ["that asks by a parameter", () => '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://inside.example/x.dtd"> %p;]><Consent/>'],
  ["that was shown, with a document type before it", (shown) => shown.replace("?>", '?><!DOCTYPE Consent [<!ENTITY x "y">]>')],
  ["that was shown, with one word changed", (shown) => shown.replace("</", "!</")],
  ["of a depth of 10,000", () => `${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}`],
];
/** Microseconds of CPU: enough to compare with what was shown, and too few to follow what the XML asks for. */
const MAX_CPU_US = 1_000_000;

describe("S37: the XML of a consent", () => {
  it.each(hostile)("%s is refused at once: it is compared with what was shown, and never parsed", async (_, change) => {
    const { given, xml } = await consentOf(office);
    const file = Buffer.from(change(xml)).toString("base64");
    const before = process.cpuUsage();
    const answer = await office.post("/setConsentOtp", { ...given, file, code: codeTo(office, foreigner.digits) });
    expect([answer.status, process.cpuUsage(before).user < MAX_CPU_US]).toEqual([400, true]);
    expect(JSON.stringify(answer.body)).not.toMatch(/root:|ha{2,}|ENTITY/);
    // Nothing was agreed to, and the code is still good for what was shown.
    const right = await office.post("/setConsentOtp", { ...given, code: codeTo(office, foreigner.digits) });
    expect(right.body).toMatchObject({ success: true });
  });
  it("above its size is refused by the form", async () => {
    const { given } = await consentOf(office);
    const file = Buffer.from(`<Consent>${"x".repeat(310_000)}</Consent>`).toString("base64");
    const { status, body } = await office.post("/setConsentOtp", { ...given, file, code: codeTo(office, foreigner.digits) });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["file"]]);
  });
  it("that we write escapes a name as text, whatever it contains", async () => {
    const name = `O'Neil <a> & "b" ]]>`;
    const refused = await office.post("/createClientVms", { name, ID: "P1" }, undefined, keyed());
    expect([refused.status, refused.body["errors"]]).toEqual([400, { name: expect.any(String) as string }]);
    const made = await office.post("/createClientVms", { name: "O'Neil", ID: `P1"><!ENTITY x "y">&x;` }, undefined, keyed());
    const shown = await office.post("/getConsentText", { type: "ConsentPersonalData", ClientGUID: made.body["message"] });
    expect(String(shown.body["data_xml"])).not.toMatch(/<!ENTITY|<!DOCTYPE|&x;/i);
  });
});
