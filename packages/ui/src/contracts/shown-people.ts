import type { Output } from "@shanyraq/calls";

type People = NonNullable<Output<"calcChange">["priced"]>["after"];

/** Beneficiaries of a change as the list of a contract's draws them. */
export const shownPeople = (people: People): Output<"beneficiary">["data"] =>
  people.map(({ birthDate, ...rest }) => ({ ...rest, birth_date: birthDate }));
