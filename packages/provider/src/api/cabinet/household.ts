import type { Output } from "@shanyraq/calls";
import type { Beneficiary } from "../../platform/database/records/contract-event.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { isFailed, type ContractView } from "../../domain/ledger/fold.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { nameWords } from "../../platform/server/name-words.ts";

type Person = Output<"household">["people"][number];
type Role = Person["roles"][number];
interface NamedPerson {
  readonly name: string;
  readonly birthDate: string | null;
  readonly share: number | null;
}

/** Whose life or health it is: the child that it names, or the insured, who is the buyer themselves where the name is theirs. */
function insuredOf({ insured, subjects }: ContractView, buyer: { readonly name: string; readonly birthDate: string | null }): NamedPerson {
  const { name, birthDate } = subjects?.insured ?? { name: insured, birthDate: insured === buyer.name ? buyer.birthDate : null };
  return { name, birthDate, share: null };
}
const asNamed = ({ name, birthDate, share }: Beneficiary): NamedPerson => ({ name, birthDate, share });

const hasSameWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

type Identified = Pick<NamedPerson, "name" | "birthDate">;
/** Two people are the same when the name and, if both contracts give it, the birth date are equal: namesakes stay two. */
export const isSamePerson = (one: Identified, other: Identified): boolean =>
  hasSameWords(nameWords(one.name), nameWords(other.name)) &&
  (one.birthDate === null || other.birthDate === null || one.birthDate === other.birthDate);

function enter(people: readonly Person[], named: NamedPerson, role: Role): readonly Person[] {
  const known = people.find(({ name, birth_date: birthDate }) => isSamePerson({ name, birthDate }, named));
  if (!known) return [...people, { name: named.name, birth_date: named.birthDate, roles: [role] }];
  const grown = { ...known, birth_date: known.birth_date ?? named.birthDate, roles: [...known.roles, role] };
  return people.map((person) => (person === known ? grown : person));
}

export const household: Pick<Handlers, "household"> = {
  household: async (_, { db, customer, now, locale }) => {
    const held = (await contractsOf(db, customer.id, today(now))).filter(({ view }) => !isFailed(view.status));
    const names = await productNames(db, locale);
    const buyer = { name: fullName(customer), birthDate: customer.birth_date };
    let people: readonly Person[] = [];
    for (const { id, number, product, view } of held) {
      const of = { contract_id: id, number, product_name: names[product] ?? product };
      const insured = insuredOf(view, buyer);
      // A legal entity insures its workers, who are not of a household.
      if (view.subjects?.bin === undefined) people = enter(people, insured, { ...of, role: "insured", share: null });
      for (const one of view.beneficiaries.map(asNamed)) people = enter(people, one, { ...of, role: "beneficiary", share: one.share });
    }
    return { people: people.toSorted((a, b) => b.roles.length - a.roles.length) };
  },
};
