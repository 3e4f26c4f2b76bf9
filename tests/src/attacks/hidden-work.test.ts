import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStaffOffice, putMessages, type StaffOffice } from "./staff-office.ts";

interface Item {
  readonly id: string;
  readonly what: string;
  readonly deadline: string | null;
}
interface Page {
  readonly work: readonly Item[];
  readonly counts: readonly { readonly what: string; readonly waiting: number; readonly late: number }[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const FLOOD = 240;
let office: StaffOffice;
let token: string;
beforeAll(async () => {
  office = await openStaffOffice();
  token = await office.login("employee");
  await putMessages(office, { count: FLOOD });
  await office.post("/callback", { name: "Илья", phone: "+7 (701) 555-66-77" });
});
afterAll(() => office.close());

const list = async (chosen: object = {}): Promise<Page> =>
  (await office.post("/getEmployeeReception", chosen, token)).body as unknown as Page;

describe("a request to be called back behind 240 letters", () => {
  it("is on the first page, since its term is the next working day", async () => {
    expect((await list()).work.filter(({ what }) => what === "callback")).toMatchObject([{ deadline: "2026-11-25" }]);
  });
  it("is found by its kind, and counted beside the letters", async () => {
    const { work, counts, total } = await list({ what: "callback" });
    expect(work.map(({ what }) => what)).toEqual(["callback"]);
    expect(counts).toEqual(
      expect.arrayContaining([
        { what: "callback", waiting: 1, late: 0 },
        { what: "feedback", waiting: FLOOD, late: 0 },
      ]),
    );
    expect(total).toBe(counts.reduce((sum, { waiting }) => sum + waiting, 0));
  });
});

describe("the list of what waits", () => {
  it("answers a bounded page, and all pages together hold every item once, the oldest deadline first", async () => {
    const { pages, total } = await list();
    const found: Item[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { work } = await list({ page });
      expect(work.length).toBeLessThanOrEqual(25);
      found.push(...work);
    }
    expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([total, total]);
    const deadlines = found.map(({ deadline }) => deadline ?? "none");
    expect(deadlines).toEqual(deadlines.toSorted());
  });
  it("answers a page past the end with the last page", async () => {
    const { pages } = await list();
    expect(await list({ page: 1_000 })).toEqual(await list({ page: pages }));
  });
  it("refuses an unknown kind", async () => {
    expect((await office.post("/getEmployeeReception", { what: "gossip" }, token)).status).toBe(400);
  });
});
