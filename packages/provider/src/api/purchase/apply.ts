import type { Input, Output } from "@shanyraq/calls";
import { APPLICATION } from "@shanyraq/calls/status";
import { topicFaults } from "@shanyraq/calls/topic-faults";
import type { Topic } from "@shanyraq/calls/topics";
import { text } from "@shanyraq/i18n/text";
import { completeYears, hidePhone } from "@shanyraq/rules";
import { messageRefusal } from "../../platform/codes/message-limits.ts";
import { RESEND_SECONDS } from "../../platform/codes/one-time-code.ts";
import { sendToCustomer } from "../../platform/codes/send-to-customer.ts";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { readingOf } from "../../domain/agreed/reading-of.ts";
import { sectionsOf } from "../../domain/agreed/sections-of.ts";
import { shownSections } from "../../domain/agreed/shown-sections.ts";
import { insuredBy } from "../../domain/agreed/insured-by.ts";
import { hasWithdrawn } from "../../domain/consents/standing.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { Worksheet } from "../../platform/database/records/worksheet.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { quote } from "../../domain/products/quote.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import { refuse, refuseFields, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { removeUnconfirmed } from "./remove-unconfirmed.ts";
import { sameWithinADay } from "./same-within-a-day.ts";
import { unknownPlaces } from "./unknown-places.ts";
import { assessApplication } from "../../domain/underwriting/assess-application.ts";

/** Years from which somebody concludes contracts (Civil Code, article 17). */
const ADULT = 18;

/** Answers to the topics of the line alone; what else was sent is dropped, as in any call. */
function answersOf(topics: readonly Topic[], given: Worksheet["answers"]): Worksheet["answers"] {
  return Object.fromEntries(topics.map((topic) => [topic, given[topic]]));
}

/** What is missing, or cannot be true, by field. */
function faultsOf(topics: readonly Topic[], answers: Worksheet["answers"], context: Parameters<typeof topicFaults>[2]) {
  const faults: Record<string, string> = {};
  for (const topic of topics) {
    if (answers[topic] === undefined) faults[`answers.${topic}`] = "error.required";
    for (const [field, fault] of Object.entries(topicFaults(topic, answers, context))) faults[`answers.${topic}.${field}`] = fault;
  }
  return faults;
}

/**
 * Whether the insured life of the price is that of the customer or of a child of theirs; for a foreigner whose data is not known, their declaration is taken.
 */
function pricedLife(
  { sex, age, startDate, birthDate: priced }: Terms,
  customer: CustomerRow,
  forChild: boolean,
): Refusal | { readonly birthDate: string | undefined } {
  const birthDate = customer.birth_date ?? priced;
  // For several people, and for a company, the buyer's own age was not requested.
  if (age === undefined) return { birthDate };
  // A child's line asks for no sex, and its day of birth is held against the price by the topic.
  if (forChild) return { birthDate: priced };
  if (sex !== undefined && sex !== (customer.sex ?? sex)) return refuseFields({ "calculation.sex": "error.calc.notYours" });
  if (birthDate === undefined || age !== completeYears(birthDate, startDate))
    return refuseFields({ "calculation.birthDate": "error.calc.notYours" });
  return { birthDate };
}

/** The terms with the people of the worksheet: the day of birth is the account's, and names are those that go with the passports. */
function ownTermsOf(terms: Terms, { workers }: Worksheet["answers"], birthDate: string | undefined): Terms {
  const { inputs } = terms;
  const persons = inputs.persons?.map((person, index) => ({ ...person, name: workers?.list[index]?.name ?? person.name?.trim() ?? "" }));
  const named = persons ? { ...terms, inputs: { ...inputs, persons } } : terms;
  return terms.age === undefined || birthDate === undefined ? named : { ...named, birthDate, inputs: { ...named.inputs, birthDate } };
}

/**
 * Takes an application for cover: prices it again, validates the answers against its line and the current day, assesses them by the rules of underwriting, and
 * sends the code that confirms it. Every call that applies takes this one path (docs/decisions/024).
 */
export async function apply(
  { calculation, answers: given, again = false, preview = false }: Input<"worksheet">,
  context: SignedIn,
): Promise<Output<"worksheet"> | Refusal> {
  const { customer, db, locale, now, services } = context;
  if (await hasWithdrawn(context)) return refuse(409, "error.consentWithdrawn");
  const day = today(now);
  const quoted = quote(calculation, locale, now, true);
  if (!quoted.ok) return refuseInWords("calculation", quoted.reply.error ?? "");
  const { line, terms } = quoted;
  if (line.topics.length === 0) return refuseInWords("calculation", text(locale, "error.calc.byPhone"));
  const born = customer.birth_date ?? undefined;
  if (born !== undefined && completeYears(born, day) < ADULT) return refuseInWords("calculation", text(locale, "error.buyer.underAge"));
  const answers = answersOf(line.topics, given);
  const life = pricedLife(terms, customer, answers.insured?.for_child === "yes");
  if (!("birthDate" in life)) return life;
  const { birthDate } = life;
  const faults = {
    ...faultsOf(line.topics, answers, { birthDate: born ?? (answers.insured ? undefined : birthDate), today: day, calculation }),
    ...(await unknownPlaces(answers, context)),
  };
  if (Object.keys(faults).length > 0) return refuseFields(faults);

  const ownTerms = ownTermsOf(terms, answers, birthDate);
  if (preview) {
    const agreed = agreedPolicy({ terms: ownTerms, ...insuredBy(customer, answers, ownTerms) });
    const reading = await readingOf(db, terms.product, { kept: null, locale });
    return { status: "ok", success: true, agreed: shownSections(sectionsOf(agreed, reading)), phone: hidePhone(customer.phone) };
  }

  const bought = again ? undefined : await sameWithinADay(db, { customerId: customer.id, product: terms.product, now });
  if (bought)
    return {
      status: APPLICATION.again,
      success: false,
      message:
        bought.kind === "application"
          ? text(locale, "underwriting.again.application")
          : text(locale, `underwriting.again.${bought.kind}`, { number: bought.number }),
    };

  const assessment = assessApplication({ product: terms.product, sumAssured: terms.sumAssured, answers, day });
  const requestID = uuid(services.random);
  const worksheet: Worksheet = { answers, locale };
  await db
    .insertInto("application")
    .values({
      id: requestID,
      customer_id: customer.id,
      product: terms.product,
      worksheet: JSON.stringify(worksheet),
      // The person is the account's: what was typed in the calculator only has to agree with it.
      terms: JSON.stringify(ownTerms),
      state: assessment.outcome === "decline" ? "declined" : "awaiting_code",
      judgement: JSON.stringify(assessment),
      created_at: moment(now),
    })
    .execute();
  if (assessment.outcome === "decline")
    return {
      status: APPLICATION.declined,
      success: false,
      message: text(locale, "underwriting.declined"),
      errors: assessment.says.map((id) => ({ message: text(locale, id) })),
    };
  const issued = await sendToCustomer(context, db, { purpose: "worksheet", requestId: requestID, subject: customer.id });
  if (!issued.ok && issued.reason === "limited") {
    // The earlier application, whose code is pending, stays: this one has no code, and nobody knows of it.
    await db.deleteFrom("application").where("id", "=", requestID).execute();
    return messageRefusal(issued.seconds);
  }
  await removeUnconfirmed(db, { customerId: customer.id, terms: ownTerms, answers, by: requestID });
  return { status: "ok", success: true, requestID, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
}
