import { countingColumns } from "@shanyraq/calls/vocabulary";
import { dateText, numberText, type Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { maskPhone } from "@shanyraq/rules";
import { scheduleOf } from "../products/schedule.ts";
import { lineOf } from "../products/lines/index.ts";
import type { AgreedPerson, AgreedPolicy, Policyholder } from "./agreed-policy.ts";
import { factIn, numberFor, section, type SectionOptions, type Section, type SectionTable } from "./section.ts";
import { cellText, columnIn, tableOf } from "./table-of.ts";

/** A country's name in the language (CLDR). */
const countryIn = (locale: Locale, code: string | undefined): string | undefined =>
  code && (new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code);

const reachedIn = ({ region, address, phone, email }: Policyholder, reading: SectionOptions): readonly Fact[] => {
  const fact = factIn(reading.locale);
  const isWhole = reading.numbers === "whole";
  return [
    ...fact("agreed.region", region && (reading.regions[region] ?? region)),
    ...fact("agreed.address", address),
    ...fact("agreed.phone", phone && (isWhole ? maskPhone(phone) : numberFor(reading)("phone", phone))),
    ...fact("agreed.email", email),
  ];
};

/** Who concluded the contract, with the data that the law requires. */
export function policyholderIn({ policyholder }: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { locale } = reading;
  const fact = factIn(locale);
  const shown = numberFor(reading);
  const own = (): readonly Fact[] => {
    if (policyholder.kind === "company") {
      const { name, bin, head, account } = policyholder;
      return [
        ...fact("agreed.company", name),
        ...fact("agreed.bin", bin),
        ...fact(
          "agreed.head",
          head && text(locale, "agreed.head.value", { name: head.name, post: text(locale, `document.post.${head.post}`) }),
        ),
        ...fact("agreed.iban", shown("number", account)),
      ];
    }
    const { name, iin, birthDate, citizenship, document } = policyholder;
    const number = shown("number", document?.number) ?? "";
    const issuedOn = document?.issuedOn;
    return [
      ...fact("agreed.name", name),
      ...fact("agreed.iin", shown("iin", iin)),
      ...fact("agreed.birthDate", birthDate && dateText(birthDate)),
      ...fact("agreed.citizenship", countryIn(locale, citizenship)),
      ...fact("agreed.document", issuedOn ? text(locale, "agreed.document.value", { number, date: dateText(issuedOn) }) : number),
    ];
  };
  return [section("policyholder", text(locale, "agreed.policyholder"), { facts: [...own(), ...reachedIn(policyholder, reading)] })];
}

const personIn = ({ name, birthDate, sex, iin }: AgreedPerson, reading: SectionOptions): readonly Fact[] => {
  const fact = factIn(reading.locale);
  return [
    ...fact("agreed.name", name),
    ...fact("agreed.birthDate", birthDate && dateText(birthDate)),
    ...fact("agreed.sex", sex && text(reading.locale, `calculator.form.sex.${sex}`)),
    ...fact("agreed.iin", numberFor(reading)("iin", iin)),
  ];
};

function peopleIn(people: readonly AgreedPerson[], reading: SectionOptions): SectionTable {
  const { locale } = reading;
  const shown = numberFor(reading);
  const column = columnIn(locale);
  return tableOf(people, [
    column("agreed.name", ({ name }) => name),
    column("agreed.birthDate", ({ birthDate }) => dateText(birthDate ?? "")),
    column("agreed.passport", ({ passport }) => shown("number", passport) ?? ""),
    column("agreed.citizenship", ({ citizenship }) => countryIn(locale, citizenship) ?? ""),
    column("agreed.programme", ({ programme }) => (programme ? text(locale, `calculator.form.programme.${programme}`) : "")),
    column("calculator.column.premium", ({ premium }) => (premium === undefined ? "" : numberText(premium, locale)), true),
  ]);
}

/** The workers of a company by their workplaces, as the tariff counts them. */
function workplacesIn({ terms, rows }: AgreedPolicy, reading: SectionOptions): SectionTable {
  const { locale } = reading;
  const line = lineOf(terms.product);
  const shown = scheduleOf({ columns: line?.columns ?? {} }, { rows }, locale);
  return tableOf(
    shown.rows,
    Object.entries(shown.columns).map(([key, heading]) => ({
      title: heading,
      numeric: key !== "oked",
      cell: (row) => cellText(row[key], locale, countingColumns.includes(key)),
    })),
  );
}

/** Whose life or health is insured, and to whose benefit. */
export function insuredIn(agreed: AgreedPolicy, reading: SectionOptions): readonly Section[] {
  const { locale } = reading;
  const { insured, child, terms } = agreed;
  const [one] = insured;
  const title = text(locale, "agreed.insured", { count: insured.length });
  const people = (): Section => {
    if (!one) return section("insured", text(locale, "agreed.workplaces"), { tables: [workplacesIn(agreed, reading)] });
    if (terms.inputs.persons) return section("insured", title, { tables: [peopleIn(insured, reading)] });
    return section("insured", title, { facts: personIn(one, reading) });
  };
  return [people(), ...(child ? [section("child", text(locale, "agreed.child"), { facts: personIn(child, reading) })] : [])];
}
