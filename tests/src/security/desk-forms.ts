import * as forms from "@shanyraq/forms";
import { isIin } from "@shanyraq/rules";

type Values = Readonly<Record<string, unknown>>;

const NOBODYS = "00000000-0000-4000-8000-0000000000ff";
const STORY = "Прошу проверить начисление: сумма не совпадает с договором.";

/**
 * The forms of a desk, the call that each ends in, and what the page makes of its values.
 * @param iin whom the desk may ask for.
 */
export const deskForms = (iin: string) =>
  ({
    whoIsServed: {
      form: forms.whoIsServed,
      call: "digitalDocSendSms",
      right: { who: iin },
      input: ({ who }: Values) => ({ ...(typeof who === "string" && isIin(who) ? { IIN: who } : { idNumber: who }), topic: "question" }),
      desk: true as const,
    },
    receptionCode: {
      form: forms.receptionCode,
      call: "digitalDocConfirmSms",
      right: { code: "1234" },
      input: ({ code }: Values) => ({ requestID: NOBODYS, code }),
      desk: true as const,
    },
    receptionForm: {
      form: forms.receptionForm,
      call: "setEmployeeReceptionData",
      right: { topic: "question", text: STORY, contractNumber: "" },
      input: (values: Values) => ({ ...values, requestID: NOBODYS }),
      desk: true as const,
    },
    caseNumber: {
      form: forms.caseNumber,
      call: "getEmployeeReception",
      right: { number: "OB-2026-000015" },
      desk: true as const,
      // Without a number the call answers with all that waits.
      mayBeBlank: true as const,
    },
    opinionQuestionForm: {
      form: forms.opinionQuestionForm,
      call: "askOpinion",
      right: { question: STORY },
      input: (values: Values) => ({ ...values, id: NOBODYS }),
      desk: true as const,
    },
    reportContractForm: {
      form: forms.reportContractForm,
      call: "reportContracts",
      right: { person: iin, contractNumber: "" },
      input: (values: Values) => ({ ...values, id: NOBODYS }),
      desk: true as const,
    },
    heirForm: {
      form: forms.heirForm,
      call: "decideWork",
      right: { name: "Волков Егор Ильич", birthDate: "1990-01-01", iin: "900101450006", numerator: 1, denominator: 2 },
      input: (heir: Values) => ({
        kind: "statement",
        id: NOBODYS,
        decision: "nameHeirs",
        certificate: { number: "12-345", issuedOn: "2026-11-20", notary: "Иванова А. Б." },
        heirs: [heir],
      }),
      desk: true as const,
    },
    staffLogForm: { form: forms.staffLogForm, call: "staffLog", right: { day: "2026-11-23" }, desk: true as const },
  }) as const;
