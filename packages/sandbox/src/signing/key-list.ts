import { brand } from "@shanyraq/brand";
import type { SeededPerson, Signatory } from "@shanyraq/provider";
import type { KeyAlgorithm } from "@shanyraq/signing/authority";
import type { Role } from "@shanyraq/signing";

/** One key of the sandbox: whose it is, and what is the matter with it. */
export interface KeyWish {
  readonly id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly patronymic: string;
  readonly iin: string;
  readonly bin?: string;
  readonly organisation?: string;
  readonly role: Role;
  readonly algorithm: Extract<KeyAlgorithm, "rsa" | "gost-512">;
  readonly state: "valid" | "revoked" | "expired";
  /** What it is for: new GOST keys are for both. */
  readonly use: "signing" | "authentication";
  /** `vault`: it is the insurer's own, and signs the papers of contracts alone. */
  readonly storage: "PKCS12" | "AKKZIDCardStore" | "AKKaztokenStore" | "vault";
}

/** Who signs for the insurer in the sandbox: its head, with the right to sign for it. */
const insurersHead = { surname: "Ахметов", firstName: "Арман", patronymic: "Серікұлы", iin: "700101300015" } as const;
const { company: insurer } = brand;
export const insurersSignatory: Signatory = {
  name: `${insurersHead.surname} ${insurersHead.firstName} ${insurersHead.patronymic}`,
  iin: insurersHead.iin,
  bin: insurer.bin,
};
/** Somebody with a key and without an account. */
const newcomer = { surname: "Ерланов", firstName: "Тимур", patronymic: "", iin: "950719301232" } as const;

/** The keys of the sandbox: of every kind that a customer may hold, and of every kind that is refused. */
export function keyList(people: readonly SeededPerson[]): readonly KeyWish[] {
  const one = (shows: SeededPerson["shows"]) => {
    const person = people.find((other) => other.shows === shows);
    if (!person?.iin) throw new Error(`nobody shows ${shows}`);
    const { surname, name: firstName, patronymic, iin, organisation } = person;
    return { who: { surname, firstName, patronymic, iin }, organisation };
  };
  const valid = { state: "valid", use: "signing", storage: "PKCS12" } as const;
  const person = { ...one("everyStatus").who, role: "person" } as const;
  const head = one("legalEntity");
  const annuitant = people.find(({ shows }) => shows === "annuity");
  const company = { bin: head.organisation?.bin ?? "", organisation: head.organisation?.name ?? "" };
  return [
    { id: "person", ...person, algorithm: "rsa", ...valid },
    { id: "person-gost", ...person, algorithm: "gost-512", ...valid, storage: "AKKZIDCardStore" },
    { id: "person-auth", ...person, algorithm: "rsa", ...valid, use: "authentication" },
    { id: "revoked", ...person, algorithm: "rsa", ...valid, state: "revoked" },
    { id: "expired", ...person, algorithm: "rsa", ...valid, state: "expired" },
    { id: "other", ...one("nothing").who, role: "person", algorithm: "gost-512", ...valid },
    { id: "head", ...head.who, ...company, role: "head", algorithm: "gost-512", ...valid, storage: "AKKaztokenStore" },
    { id: "pensioner", ...one("pension").who, role: "person", algorithm: "gost-512", ...valid },
    // Tests have nobody with annuities.
    ...(annuitant ? [{ id: "annuitant", ...one("annuity").who, role: "person", algorithm: "rsa", ...valid } as const] : []),
    { id: "pensioner-seized", ...one("pensionRefused").who, role: "person", algorithm: "rsa", ...valid },
    { id: "employee", ...one("employee").who, ...company, role: "employee", algorithm: "rsa", ...valid, storage: "AKKaztokenStore" },
    { id: "newcomer", ...newcomer, role: "person", algorithm: "gost-512", ...valid },
    {
      id: "insurer",
      ...insurersHead,
      bin: insurer.bin,
      organisation: insurer.legalName.kk,
      role: "head",
      algorithm: "gost-512",
      ...valid,
      storage: "vault",
    },
  ];
}
