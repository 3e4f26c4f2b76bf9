import { afterEach, beforeEach, expect, it } from "vitest";
import { moment } from "../../platform/server/moment.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { agree, growOld } from "../../testing/annuities/pension.ts";

const shows = "pension" as const;
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(shows));
});
afterEach(() => office.database.close());

it("the fund's answer is not kept if the consent was withdrawn before it came", async () => {
  await growOld(office, shows);
  await agree(office, token, shows);
  office.fund.line.meanwhile = () =>
    office.database.queries
      .updateTable("consent")
      .set({ withdrawn_at: moment(office.clock.now) })
      .execute();
  await office.post("/getPersonPA", {}, token);
  expect(await office.database.queries.selectFrom("pension_lookup").selectAll().execute()).toEqual([]);
});
