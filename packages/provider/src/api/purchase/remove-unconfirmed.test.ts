import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { answers, apply, confirmed, keyed, lastCode, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const listed = async () =>
  (await office.post("/user/applications/", {}, token)).body["data"] as { id: string; state: string; withdrawable: boolean }[];
const check = (requestID: string) => office.post("/codeCheck", { requestID, code: lastCode(office) }, token);

describe("an application that waits for its code", () => {
  it("is replaced when the same worksheet is sent again", async () => {
    const first = await apply(office, token);
    const second = await apply(office, token);
    expect((await listed()).map(({ id }) => id)).toEqual([second]);
    expect(await check(first)).toMatchObject({
      status: 404,
      body: { message: "Этой заявки больше нет: её заменила новая, или вы её удалили." },
    });
    expect((await check(second)).body).toMatchObject({ success: true });
  });
  it("stays beside one of another sum", async () => {
    const first = await apply(office, token);
    const { body } = await office.post(
      "/worksheet",
      { ...worksheet, calculation: { ...worksheet.calculation, sumAssured: "6000000" } },
      token,
      keyed(),
    );
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual([first, String(body["requestID"])].toSorted());
  });
  it("does not replace a confirmed one", async () => {
    const { requestID } = await confirmed(office, token);
    const second = await apply(office, token);
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual([requestID, second].toSorted());
  });
  it("is replaced when its answers were corrected", async () => {
    await apply(office, token);
    const person = { ...answers.person, email: "other@example.kz" };
    const { body } = await office.post("/worksheet", { ...worksheet, answers: { ...answers, person } }, token, keyed());
    expect((await listed()).map(({ id }) => id)).toEqual([String(body["requestID"])]);
  });
  it("is deleted by its customer with all answers, and accepts no code after that", async () => {
    const requestID = await apply(office, token);
    expect(await listed()).toMatchObject([{ withdrawable: true }]);
    expect((await office.post("/user/applications/withdraw", { requestID }, token, keyed())).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await office.database.queries.selectFrom("application").selectAll().where("id", "=", requestID).execute()).toEqual([]);
    expect((await check(requestID)).status).toBe(404);
  });
  it("cannot be deleted by another customer", async () => {
    const requestID = await apply(office, token);
    const other = await office.login("overdue");
    expect((await office.post("/user/applications/withdraw", { requestID }, other, keyed())).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});

it("an application that was withdrawn after its code accepts no code and sends none", async () => {
  const { requestID } = await confirmed(office, token);
  await office.post("/user/applications/withdraw", { requestID }, token, keyed());
  expect((await check(requestID)).status).toBe(404);
  expect((await office.post("/sendCodeRepeat", { requestID }, token)).status).toBe(404);
});
