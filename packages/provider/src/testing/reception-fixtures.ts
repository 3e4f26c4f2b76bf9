import { START } from "./back-office.ts";
import { startReception, openedReception, statementWithPaper, writtenReception, WORDS } from "./reception.ts";
import { codeTo } from "./account.ts";
import { askedOpinion, injuryClaim } from "./claims/opinion.ts";
import { unlinkedReport } from "./contracts/claimed.ts";
import type { Fixture, World } from "./world.ts";

type ReceptionCall =
  | "employeeStatus"
  | "getEmployeeReception"
  | "getEmployeeReceptionData"
  | "setEmployeeReceptionData"
  | "sendEmployeeReception"
  | "digitalDocSendSms"
  | "digitalDocConfirmSms"
  | "leaveReception"
  | "workItem"
  | "workFile"
  | "decideWork"
  | "reportContracts"
  | "linkReport"
  | "askOpinion"
  | "giveOpinion"
  | "staffLog"
  | "claimFigures"
  | "claimJournal";

const iinOf = ({ office }: World) => office.person("everyStatus").iin ?? "";
/** The notice to the ombudsman of the seeds: it is undecided. */
const waiting = async ({ office }: World): Promise<string> =>
  (await office.database.queries.selectFrom("statement").select("id").where("kind", "=", "ombudsman").executeTakeFirstOrThrow()).id;

/** Every call of the reception, made correctly by an employee. */
export const receptionFixtures: { readonly [N in ReceptionCall]: Fixture<N> } = {
  employeeStatus: ["employee", (world) => ({ IIN: iinOf(world), idNumber: "" })],
  getEmployeeReception: ["employee", () => ({})],
  getEmployeeReceptionData: [
    "employee",
    async ({ office }) => ({ requestID: await openedReception(office, await office.login("employee"), "everyStatus") }),
  ],
  setEmployeeReceptionData: [
    "employee",
    async ({ office }) => ({
      requestID: await openedReception(office, await office.login("employee"), "everyStatus"),
      topic: "question" as const,
      text: WORDS,
      contractNumber: "",
      files: [],
      verifier: "",
    }),
  ],
  sendEmployeeReception: [
    "employee",
    async ({ office }) => ({ requestID: await writtenReception(office, await office.login("employee"), "everyStatus") }),
  ],
  digitalDocSendSms: ["employee", (world) => ({ IIN: iinOf(world), idNumber: "", requestID: "", topic: "question" as const, captcha: "" })],
  digitalDocConfirmSms: [
    "employee",
    async ({ office }) => ({
      requestID: await startReception(office, await office.login("employee"), "everyStatus"),
      code: codeTo(office, office.person("everyStatus").phone),
    }),
  ],
  leaveReception: [
    "employee",
    async ({ office }) => ({ requestID: await startReception(office, await office.login("employee"), "everyStatus") }),
  ],
  workItem: ["employee", async (world) => ({ kind: "statement" as const, id: await waiting(world) })],
  workFile: [
    "employee",
    async ({ office }) => {
      const id = await statementWithPaper(office);
      const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, await office.login("employee"));
      const [file] = body["files"] as readonly { readonly id: string }[];
      return { kind: "statement" as const, id, file: file?.id ?? "" };
    },
  ],
  decideWork: [
    "employee",
    async (world) => ({ kind: "statement" as const, id: await waiting(world), decision: "review" as const, words: "" }),
  ],
  reportContracts: ["employee", async ({ office }) => unlinkedReport(office)],
  linkReport: ["employee", async ({ office }) => unlinkedReport(office)],
  askOpinion: ["employee", async ({ office }) => ({ id: (await injuryClaim(office)).id, question: "Подтверждает ли снимок перелом?" })],
  giveOpinion: [
    "medic",
    async ({ office }) => {
      const { id } = await injuryClaim(office);
      await askedOpinion(office, id, await office.login("employee"));
      return { id, words: "Снимок показывает перелом ключицы без смещения.", injuries: ["collarbone" as const] };
    },
  ],
  staffLog: ["supervisor", () => ({ day: new Date(START).toISOString().slice(0, 10) })],
  claimFigures: ["supervisor", () => ({})],
  claimJournal: ["supervisor", () => ({ year: 2026 })],
};
