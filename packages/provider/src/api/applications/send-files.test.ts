import { MAX_PAPERS } from "@shanyraq/calls/vocabulary";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readApplicationFile } from "../../domain/underwriting/application-files.ts";
import { decide, readCases } from "../../domain/underwriting/cases.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { smallPdf } from "../../testing/files.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { apply, requestCode, keyed, order } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
let request: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
  request = await requestCode(office, token);
});
afterEach(() => office.database.close());

interface Sent {
  readonly number?: string;
  readonly verifier?: string;
  readonly as?: string;
  readonly key?: string;
}
const send = (files: readonly string[], { number = request, verifier = HELD, as = token, key }: Sent = {}) =>
  office.post("/sendFiles", { number, files, verifier }, as, keyed(key));
const filesOf = async () => {
  const { body } = await office.post("/user/applications", {}, token);
  return (body["data"] as { id: string; files: { name: string; size: number; date: string }[] }[]).find(({ id }) => id === request)?.files;
};

describe("papers for an application", () => {
  it("are listed for the customer with size and day, and the underwriter can read every byte", async () => {
    expect((await send([await uploaded(office)])).body).toMatchObject({ success: true });
    expect(await filesOf()).toEqual([{ name: "анализ.pdf", size: smallPdf().length, date: "2026-11-21" }]);
    const [file] = (await readCases(office.database)).find(({ id }) => id === request)?.files ?? [];
    expect(file).toMatchObject({ name: "анализ.pdf", mime: "application/pdf", size: smallPdf().length });
    const read = await readApplicationFile(office.database, office.files, file?.id ?? "");
    expect(Buffer.from(read?.content ?? []).equals(smallPdf())).toBe(true);
    expect(await readApplicationFile(office.database, office.files, "' OR 1=1")).toBeUndefined();
  });
  it("are kept once when sent twice, by one key or by another", async () => {
    const id = await uploaded(office);
    const key = "the-same-key-of-the-page";
    for (const times of [{ key }, { key }, {}]) expect((await send([id, id], times)).status).toBe(200);
    expect(await filesOf()).toHaveLength(1);
  });
  it("are ten at most, sent together or one after another", async () => {
    const ids = await Promise.all(Array.from({ length: MAX_PAPERS }, () => uploaded(office)));
    expect((await send(ids.slice(0, 6))).status).toBe(200);
    const more = await send([...ids.slice(6), await uploaded(office)]);
    expect([more.status, more.body["errors"]]).toEqual([400, { files: "К заявке можно приложить не больше 10 файлов." }]);
    expect((await send(ids.slice(6))).status).toBe(200);
    expect(await filesOf()).toHaveLength(MAX_PAPERS);
    expect((await send([...ids, "one-more"])).status).toBe(400);
  });
  it("are all refused when one is missing, and the others can then be sent without it", async () => {
    const id = await uploaded(office);
    const { status, body } = await send([id, "nobody's"]);
    expect([status, Object.keys(body["errors"] as object), await filesOf()]).toEqual([404, ["files"], []]);
    expect((await send([id])).status).toBe(200);
  });
  it("are accepted while it is assessed, and refused once it is decided or before it is confirmed", async () => {
    await office.post("/user/applications/answer", { requestID: request, answer: "С 2019 года" }, token, keyed());
    expect((await send([await uploaded(office)])).status).toBe(200);
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    await decide(office.database, { applicationId: request, decision: "accept", words: "", byId: null }, office.clock.now, random);
    const late = await send([await uploaded(office)]);
    expect([late.status, late.body["message"]]).toEqual([409, "Эта заявка сейчас не рассматривается, файлы к ней не принимаются."]);
    expect((await send([await uploaded(office)], { number: await apply(office, token) })).status).toBe(409);
  });
  it("find an application by the number of its order too", async () => {
    await order(office, token);
    const { number } = await office.database.queries.selectFrom("purchase_order").select("number").executeTakeFirstOrThrow();
    // It is found, but takes no more files: it was decided.
    expect((await send([await uploaded(office)], { number })).status).toBe(409);
  });
});

describe("S32: what belongs to another customer", () => {
  it("is not found as an application, by its id or its order's number", async () => {
    const stranger = await office.login("overdue");
    const id = await uploaded(office);
    const other = await send([id], { as: stranger });
    const none = await send([id], { as: stranger, number: "00000000-0000-4000-8000-00000000dead" });
    expect([other.status, other.body]).toEqual([404, none.body]);
    expect((await send([id], { as: stranger, number: "ZK-2026-000001" })).body).toEqual(none.body);
    expect(await filesOf()).toEqual([]);
  });
  it("is not found as a file, without the value that it was sent with", async () => {
    const theirs = await uploaded(office, "held-by-another-page");
    const none = await send(["a".repeat(43)]);
    const other = await send([theirs]);
    expect([other.status, other.body]).toEqual([404, none.body]);
    expect(await filesOf()).toEqual([]);
  });
  it("cannot be taken out of another's application by sending it again", async () => {
    const id = await uploaded(office);
    await send([id]);
    const mine = await requestCode(office, await office.login("overdue"));
    expect((await send([id], { as: await office.login("overdue"), number: mine })).status).toBe(404);
    expect(await filesOf()).toHaveLength(1);
  });
});

it("a request is refused without a session, without a file, or with more files than an application takes", async () => {
  expect((await office.post("/sendFiles", { number: request, files: ["a"], verifier: HELD }, undefined, keyed())).status).toBe(401);
  expect((await send([])).status).toBe(400);
  expect((await send(Array.from({ length: MAX_PAPERS + 1 }, () => "a"))).status).toBe(400);
  expect((await office.post("/sendFiles", { number: request, files: ["a"], verifier: HELD, kind: "weather" }, token, keyed())).status).toBe(
    400,
  );
});
