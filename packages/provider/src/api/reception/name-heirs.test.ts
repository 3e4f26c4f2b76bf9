import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { recordDeath } from "../../domain/deaths/record-death.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, INSURED, insuredFor, reported } from "../../testing/contracts/claimed.ts";
import { certificateOf, claimOfHeirs, HEIRS, namedByTwo } from "../../testing/contracts/heirs.ts";

let office: BackOffice;
let id: string;
let employee: string;
let supervisor: string;
beforeEach(async () => {
  office = await backOffice();
  ({ id } = await claimOfHeirs(office));
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
});
afterEach(() => office.database.close());

const read = async (token: string, of = id) => (await office.post("/employee/cases/item", { kind: "statement", id: of }, token)).body;
const propose = (more: object, of = id, token = employee) => decidedBy(office, token, of, { decision: "nameHeirs", ...more });
const heirs = (change: object) => [{ ...HEIRS[0], ...change }];
const good = () => ({ certificate: certificateOf(office), heirs: HEIRS });

describe("naming heirs", () => {
  it("is offered of a decided claim whose sum waits for them, is proposed by one and agreed to by another who reads it all", async () => {
    const item = await read(employee);
    expect(item).toMatchObject({
      isLate: false,
      decisions: [{ decision: "nameHeirs", takesTwo: true }],
      divisible: [{ name: "", fraction: "1" }],
    });
    expect((await propose(good())).body).toMatchObject({ became: "proposed" });
    expect((await decidedBy(office, employee, id, { decision: "nameHeirs", agree: true })).body).toMatchObject({ code: "fourEyes" });
    const { amount = "" } = (item["divisible"] as readonly { readonly amount: string }[])[0] ?? {};
    expect((await read(supervisor))["proposal"]).toMatchObject({
      decision: "nameHeirs",
      own: false,
      heirs: {
        of: "",
        certificate: certificateOf(office),
        heirs: [
          { name: HEIRS[0].name, birthDate: HEIRS[0].birthDate, fraction: "1/2", amount: (Number(amount) / 2).toFixed(2) },
          { name: HEIRS[1].name, fraction: "1/3" },
        ],
        rest: { fraction: "1/6" },
      },
    });
    expect((await decidedBy(office, supervisor, id, { decision: "nameHeirs", agree: true })).body).toMatchObject({ became: "decided" });
    expect(await read(employee)).toMatchObject({ divisible: [{ fraction: "1/6" }], proposal: null });
  });
  it("is given back, and nothing is divided", async () => {
    await propose(good());
    expect((await decidedBy(office, supervisor, id, { decision: "nameHeirs", agree: false })).body).toMatchObject({ became: "returned" });
    expect(await read(employee)).toMatchObject({ divisible: [{ fraction: "1" }], proposal: null });
  });
  it.each<[string, object, Readonly<Record<string, string>>]>([
    ["nothing", {}, { "certificate.number": "Обязательное поле!", heirs: "Назовите хотя бы одного наследника." }],
    ["nobody", { heirs: [] }, { heirs: "Назовите хотя бы одного наследника." }],
    ["more than the whole", { heirs: [...heirs({}), { ...HEIRS[1], numerator: 2 }] }, { "heirs[1].numerator": "Это больше того" }],
    ["more parts than there are", { heirs: heirs({ numerator: 3 }) }, { "heirs[0].denominator": "Нужны целые числа" }],
    ["none of the parts", { heirs: heirs({ numerator: 0 }) }, { "heirs[0].numerator": "Нужны целые числа" }],
    ["somebody twice", { heirs: [...heirs({ denominator: 4 }), ...heirs({ denominator: 4 })] }, { "heirs[1].name": "уже назван" }],
    ["a number of another day", { heirs: heirs({ birthDate: "1990-02-01" }) }, { "heirs[0].iin": "ИИН не сходится" }],
    ["a child not born yet", { heirs: heirs({ birthDate: "2126-01-01", iin: "" }) }, { "heirs[0].birthDate": "ещё не наступила" }],
  ])("with %s is refused at its field", async (_, more, faults) => {
    const { status, body } = await propose({ ...("heirs" in more ? { certificate: certificateOf(office) } : {}), ...more });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, Object.keys(faults)]);
    for (const [field, words] of Object.entries(faults))
      expect((body["errors"] as Readonly<Record<string, string>>)[field]).toContain(words);
  });
  it.each([
    [-10, "после смерти"],
    [1, "ещё не наступила"],
  ])("by a certificate of a day that is %i days off is refused at that day", async (days, words) => {
    const certificate = { ...certificateOf(office), issuedOn: addDays(today(office.clock.now), days) };
    expect((await propose({ ...good(), certificate })).body["errors"]).toEqual({
      "certificate.issuedOn": expect.stringContaining(words) as unknown,
    });
  });
  it("by one certificate names an heir once", async () => {
    await namedByTwo(office, id, { certificate: certificateOf(office), heirs: heirs({}) });
    expect((await propose({ certificate: certificateOf(office), heirs: heirs({ denominator: 10 }) })).body["errors"]).toEqual({
      "heirs[0].name": "По этому свидетельству этот наследник уже назван.",
    });
    expect((await propose({ certificate: certificateOf(office, "9-9"), heirs: heirs({ denominator: 10 }) })).status).toBe(200);
  });
  it("is nobody's of the staff who inherits, nor of somebody of their household", async () => {
    const own = office.person("employee");
    const named = [{ name: fullName(own), birthDate: own.birth_date, iin: own.iin, numerator: 1, denominator: 2 }];
    const input = { certificate: certificateOf(office), heirs: named };
    expect((await propose(input)).body).toMatchObject({ code: "ownCase" });
    expect((await propose(input, id, supervisor)).body).toMatchObject({ became: "proposed" });
    expect((await office.post("/employee/cases/item", { kind: "statement", id }, employee)).body).toMatchObject({ code: "ownCase" });
  });
});

it("the share of a beneficiary who has died is divided, and those of the others stay theirs", async () => {
  const day = addDays(today(office.clock.now), -3);
  const { birth_date: birthDate, ...dead } = office.person(INSURED);
  const own = await insuredFor(office, "term-life");
  await office.database.queries
    .transaction()
    .execute((db) => recordDeath(db, own.contractId, addDays(day, -10), office.clock.now).then(() => undefined));
  const father: Beneficiary = { name: fullName(dead), relation: "parent", birthDate, share: 40 };
  const mother: Beneficiary = { name: "Волкова Вера Петровна", relation: "parent", birthDate: "1960-05-05", share: 60 };
  const child = { name: "Волкова Мира Ильинична", birthDate: "2019-05-14", iin: "190514600010" };
  const insured = await insuredFor(office, "term-life", { subjects: { insured: child }, beneficiaries: [father, mother] });
  const claim = await claimed(office, await reported(office, insured, day));
  await decidedBy(office, employee, claim.id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, supervisor, claim.id, { decision: "acceptClaim", agree: true });
  expect(await read(employee, claim.id)).toMatchObject({ divisible: [{ name: father.name, fraction: "1" }] });
  const { agreed } = await namedByTwo(office, claim.id, {
    // The parent died before the child: their certificate may be of a day between.
    certificate: { ...certificateOf(office), issuedOn: addDays(day, -5) },
    heirs: heirs({ denominator: 1 }),
  });
  expect(agreed.body).toMatchObject({ became: "decided" });
  const facts = JSON.stringify((await read(employee, claim.id))["facts"]);
  expect(facts).toContain("Волкова Анна Сергеевна, наследник (часть 1, свидетельство №\u00A01-2345)");
  expect(facts).not.toContain(father.name);
  expect(await read(employee, claim.id)).toMatchObject({ decisions: [] });
});
