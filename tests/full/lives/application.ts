import { addDays, addMonths } from "@shanyraq/rules";
import type { LivesOffice } from "./lives-office.ts";
import { concludePension } from "./conclude-pension.ts";
import { IBAN, type Policyholder } from "./policyholder.ts";
import type { Story } from "./story.ts";

const address = { region: "almaty", city: "Алматы", address: "Абай 1", email: "maria@example.kz" };

/** What an applicant answers beside the calculator; each line takes its own topics. */
function worksheetAnswers({ line, answers, applied, person: { birthDate } }: Story) {
  const childBirthDate = addDays(addMonths(applied, -12 * Number(answers["childAge"] ?? 5)), -1);
  const forChild = line === "accident" && answers["birthDate"] !== birthDate;
  const persons = (answers["persons"] ?? []) as readonly { readonly name: string }[];
  return {
    person: { citizenship: "KZ", document_number: "012345678", document_date: addDays(applied, -30), ...address },
    insured: forChild ? { for_child: "yes", name: "Волков Артём", birth_date: answers["birthDate"], iin: "" } : { for_child: "no" },
    company: { bin: "150340012340", name: "ТОО «Дала Құрылыс»", post: "director", iban: IBAN, ...address },
    employer: { by_company: "no" },
    child: { name: "Волков Артём", birthDate: childBirthDate, iin: "" },
    loan: { bank: "Банк", number: "КЗ-1", date: "2025-11-01" },
    workers: { list: persons.map(({ name }, index) => ({ name, document_number: `N1234567${index}` })) },
    account: { iban: IBAN },
    health: { healthy: "yes", conditions: [] },
    declarations: { public_official: "no", tax_abroad: "no" },
    beneficiaries: { list: [{ name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-01", share: 100 }] },
  };
}

/** An application with its order, or the contract of an annuity that a fund pays for; undefined where the form refuses the answers. */
export interface Applied {
  /** The first premium comes: the contract's id, or undefined where nothing can be paid any more. */
  readonly payFirst: (token: string, tiyn: number) => Promise<string | undefined>;
  /** Of a pension whose case waits for the fund: its contract is there before any money. */
  readonly contractId?: string;
}

async function applyOnline(office: LivesOffice, token: string, story: Story): Promise<Applied | undefined> {
  const { post, bank } = office;
  const calculation = { product: story.line, ...story.answers };
  const applied = await post("/worksheet", { calculation, answers: worksheetAnswers(story), consent: true, again: true }, token);
  const { requestID } = applied.body;
  if (typeof requestID !== "string") {
    const { errors } = applied.body as { readonly errors?: Readonly<Record<string, unknown>> };
    if (Object.keys(errors ?? {}).join() !== "calculation") throw new Error(`no application: ${JSON.stringify(applied.body)}`);
    return undefined;
  }
  const checked = await post("/codeCheck", { requestID, code: office.lastCode() }, token);
  if (checked.body["success"] !== true) throw new Error(`no code: ${JSON.stringify(checked.body)}`);
  const ordered = await post("/pay", { requestID }, token);
  const { hash } = ordered.body;
  if (typeof hash !== "string") throw new Error(`no order: ${JSON.stringify(ordered.body)}`);
  return {
    payFirst: async (later) => {
      await post("/kaspi-qr-pay", { hash, attempt: 1 }, later);
      bank.takeLast();
      const { body } = await post("/kaspi-qr-pay", { hash, attempt: 1 }, later);
      const { contractId } = (body["receipt"] ?? {}) as { readonly contractId?: string };
      // Nobody signs with a key here: the request is over, which otherwise would stand before the first change.
      const deadline = new Date(office.clock.now).toISOString();
      await office.queries.updateTable("signing_request").set({ deadline }).execute();
      return contractId;
    },
  };
}

/** Applies as customers do; where a fund pays, the contract stands as its case leaves it. */
export const apply = (office: LivesOffice, holder: Policyholder, token: string, story: Story): Promise<Applied | undefined> =>
  story.line === "pension-annuity" ? concludePension(office, holder, story) : applyOnline(office, token, story);
