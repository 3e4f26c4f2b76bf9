import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { calculation } from "../../testing/purchase.ts";

let office: BackOffice;
let hash: string;
beforeEach(async () => {
  office = await backOffice(productionLimits);
  hash = String((await office.post("/setCalcHashData", calculation)).body["hash"]);
});
afterEach(() => office.database.close());

const phone = "+7 (701) 234-56-78";
const headers = { "x-real-ip": "203.0.113.7" };
const send = (path: string, body: object, lang = "ru") => office.post(path, { hash, ...body }, undefined, { lang, ...headers });
const sent = async () => {
  await office.provider.work();
  return office.inbox;
};

describe("a link to a calculation", () => {
  it.each([
    ["/sendLinkMail", { email: "Ilya@Example.kz" }, "email", "ilya@example.kz"],
    ["/sendLink", { phone }, "sms", "77012345678"],
    ["/sendMessageWA", { phone }, "whatsapp", "77012345678"],
  ])("is sent by %s in our own words, with the site's own address", async (path, body, channel, to) => {
    expect((await send(path, { ...body, text: "https://evil.example", url: "https://evil.example" }, "kk")).body).toMatchObject({
      success: true,
    });
    const [letter] = await sent();
    expect(letter).toMatchObject({ channel, to });
    expect(letter?.text).toContain(`https://life.example/kk/products/senim/calculate/${hash}`);
    expect(letter?.text).not.toContain("evil");
  });
  it("is not sent without a calculation", async () => {
    for (const other of ["nothing", "../../x", "https://evil.example"])
      expect((await send("/sendLink", { phone, hash: other })).status).toBe(404);
    expect(await sent()).toEqual([]);
  });
  it.each([
    ["/sendLink", { phone: "12" }, "phone"],
    ["/sendMessageWA", {}, "phone"],
    ["/sendLinkMail", { email: "x" }, "email"],
  ])("%s with %o gives an error at its field", async (path, body, field) => {
    const { status, body: reply } = await send(path, body);
    expect([status, Object.keys(reply["errors"] as object)]).toEqual([400, [field]]);
  });
  it("is sent to one phone once in two minutes, and does not keep anybody from their code", async () => {
    expect((await send("/sendLink", { phone })).status).toBe(200);
    const again = await send("/sendLink", { phone });
    expect([again.status, again.headers.get("retry-after")]).toEqual([429, "120"]);
    expect((await office.post("/sendSms", { phone }, undefined, headers)).status).toBe(200);
    office.clock.now += 121_000;
    expect((await send("/sendLink", { phone })).status).toBe(200);
  });
  it("also counts for the address that requested it", async () => {
    const statuses: number[] = [];
    for (let last = 10; last < 16; last += 1) statuses.push((await send("/sendLink", { phone: `+7 (701) 234-56-${last}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
