import { randomBytes } from "node:crypto";
import type { CallName } from "@shanyraq/calls";
import { digestOf } from "../platform/codes/pkce.ts";
import { notify } from "../platform/messages/notify.ts";
import { fixtures } from "./fixtures.ts";
import { HELD } from "./papers.ts";
import { lastCode } from "./purchase.ts";
import type { Cell, RoleCaller } from "./role-matrix.ts";
import type { World } from "./world.ts";

interface Prepared {
  readonly input: Readonly<Record<string, unknown>>;
  /** The present object, as lines; compared before and after. */
  readonly standing: () => Promise<readonly unknown[]>;
  /** Parts of it that no answer may reveal. */
  readonly secret?: string;
}
interface BesideCase {
  readonly call: CallName;
  readonly names: string;
  readonly prepare: (world: World) => Promise<Prepared>;
  readonly cells: { readonly [C in Exclude<RoleCaller, "owner">]: Cell };
}

type Others = BesideCase["cells"];
/** Of a call of customers: the staff does not come to its door. */
const customersAre = (another: Cell): Others => ({
  nobody: 401,
  another,
  employee: 403,
  employeeElsewhere: 403,
  manager: 403,
  editor: 403,
});
/** Of a call of the account: every other account is alike. */
const accountsAre = (cell: Cell): Others => ({
  nobody: 401,
  another: cell,
  employee: cell,
  employeeElsewhere: cell,
  manager: cell,
  editor: cell,
});

const ownerOf = ({ office }: World) => office.person("everyStatus").id;

/** Calls that work without an object, and take one if it is named: what happens when it is another's. */
export const besideCases: readonly BesideCase[] = [
  {
    call: "userContracts",
    names: "contract",
    cells: customersAre(404),
    prepare: async (world) => {
      const contracts = () =>
        world.office.database.queries.selectFrom("contract").select(["id", "number"]).where("customer_id", "=", ownerOf(world)).execute();
      const [{ id, number } = { id: "", number: "" }] = await contracts();
      return { input: { id }, standing: contracts, secret: number };
    },
  },
  {
    call: "getNotifications",
    names: "notification",
    cells: accountsAre("let in"),
    prepare: async (world) => {
      const { queries } = world.office.database;
      const [customerId, key] = [ownerOf(world), "welcome/of-the-owner"];
      await notify(queries, (bytes) => randomBytes(bytes), world.office.clock.now, {
        key,
        customerId,
        kind: "welcome",
        data: {},
        url: "/products",
      });
      const standing = () => queries.selectFrom("notification").select(["id", "read_at"]).where("key", "=", key).execute();
      const id = (await standing())[0]?.id ?? "";
      return { input: { iin: world.office.person("everyStatus").iin, new: 0, id }, standing, secret: id };
    },
  },
  {
    call: "userUpdate",
    names: "session",
    cells: accountsAre("let in"),
    prepare: async (world) => {
      const { queries } = world.office.database;
      const standing = () => queries.selectFrom("session").select(["id", "revoked_at"]).where("customer_id", "=", ownerOf(world)).execute();
      return { input: { endSession: (await standing())[0]?.id }, standing };
    },
  },
  {
    call: "userUpdate",
    names: "consent",
    cells: accountsAre("let in"),
    prepare: async (world) => {
      const { queries } = world.office.database;
      const standing = () =>
        queries.selectFrom("consent").select(["id", "withdrawn_at"]).where("customer_id", "=", ownerOf(world)).execute();
      return { input: { withdrawConsent: (await standing())[0]?.id }, standing };
    },
  },
  {
    call: "changeEmail",
    names: "change of an address",
    cells: accountsAre(403),
    prepare: async (world) => {
      const { office, owner } = world;
      const { queries } = office.database;
      const email = "new@example.kz";
      const { requestID } = (await office.post("/changeEmail", { email }, owner)).body;
      const standing = () =>
        queries
          .selectFrom("customer")
          .innerJoin("contact_change", "contact_change.customer_id", "customer.id")
          .select(["customer.id", "customer.email", "contact_change.value"])
          .where("contact_change.id", "=", String(requestID))
          .execute();
      return { input: { email, requestID, code_old: lastCode(office), code_new: lastCode(office) }, standing };
    },
  },
  {
    call: "worksheetDraft",
    names: "draft",
    cells: customersAre("let in"),
    prepare: async (world) => {
      const { office, owner } = world;
      const { calculation } = await fixtures.worksheetDraft[1](world);
      const secret = "гипертония с 2019 года";
      await office.post("/worksheet/draft", { calculation, draft: JSON.stringify({ health: secret }) }, owner);
      const standing = () =>
        office.database.queries.selectFrom("worksheet_draft").selectAll().where("customer_id", "=", ownerOf(world)).execute();
      return { input: { calculation, forget: true }, standing, secret };
    },
  },
  {
    call: "egovQrInit",
    names: "request of signatures",
    cells: { nobody: 401, another: 404, employee: 404, employeeElsewhere: 404, manager: 404, editor: 404 },
    prepare: async (world) => {
      const { queries } = world.office.database;
      const GUID = (await fixtures.checkSignedByGuid[1](world)).GUID;
      const standing = async () => [
        await queries.selectFrom("signing_party").select(["customer_id"]).where("request_id", "=", String(GUID)).execute(),
        await queries.selectFrom("egov_qr").select("nonce_hash").execute(),
      ];
      return { input: { challenge: digestOf(HELD), GUID }, standing };
    },
  },
];
