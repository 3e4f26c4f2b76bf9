import {
  citizensOverHttp,
  claimRegisterOverHttp,
  deathRegisterOverHttp,
  identityDocumentsOverHttp,
  messagesOverHttp,
  payoutsOverHttp,
  pensionAccountingOverHttp,
  pensionFundOverHttp,
  registryOverHttp,
  transfersOverHttp,
  type HttpService,
} from "@shanyraq/provider";
import { address, secret, type Variable } from "./variable.ts";

interface Service {
  /** Its variables are `<variable>_URL` and `<variable>_TOKEN`. */
  readonly variable: string;
  /** For the operator, as it stands in `.env.example`. */
  readonly about: string;
  readonly example: string;
  /** To whom the token is shown. */
  readonly shownTo: string;
  /** Fills the port of the back office that has the name of the row. */
  readonly adapter: (service: HttpService) => unknown;
  /** Where the sandbox emulates it over HTTP, below `/sandbox`; left out where it has no such emulator. */
  readonly emulator?: string;
}

/** Services of the outside world that the reference back office asks by an address and a token: a row each, and nothing else to edit. */
export const services = {
  messages: {
    variable: "MESSAGES",
    about: "The service that takes SMS and e-mails of the reference back office (POST, JSON).",
    example: "https://letters.internal/send",
    shownTo: "that service",
    adapter: messagesOverHttp,
  },
  registry: {
    variable: "REGISTRY",
    about: "The state's register of legal entities, which the reference back office asks by BIN.",
    example: "https://register.internal/entities",
    shownTo: "that register",
    adapter: registryOverHttp,
  },
  citizens: {
    variable: "CITIZENS",
    about: "The mobile citizens' base, which the reference back office asks whose a phone is before it opens an account (POST, JSON).",
    example: "https://citizens.internal/owner",
    shownTo: "that base",
    adapter: citizensOverHttp,
    emulator: "citizens",
  },
  documents: {
    variable: "DOCUMENTS",
    about: "The state's register of identity documents, which the reference back office asks whether a buyer's is valid (POST, JSON).",
    example: "https://documents.internal/standing",
    shownTo: "that register",
    adapter: identityDocumentsOverHttp,
    emulator: "citizens/documents",
  },
  deathRegister: {
    variable: "DEATHS",
    about:
      "The state's register of deaths, which the reference back office asks whether the death of a claim is recorded (POST, JSON); without it no claim is accepted by rule.",
    example: "https://deaths.internal/record",
    shownTo: "that register",
    adapter: deathRegisterOverHttp,
    emulator: "citizens/deaths",
  },
  disabilityRegister: {
    variable: "DISABILITY",
    about:
      "The state's register of disability, which the reference back office asks for the group of a claim (POST, JSON); without it the paper is asked for.",
    example: "https://disability.internal/record",
    shownTo: "that register",
    adapter: claimRegisterOverHttp("disability"),
    emulator: "citizens/disability",
  },
  hospitalRegister: {
    variable: "HOSPITAL",
    about:
      "The register of hospitals, which the reference back office asks for the discharge note of a claim (POST, JSON); without it the paper is asked for.",
    example: "https://hospitals.internal/stay",
    shownTo: "that register",
    adapter: claimRegisterOverHttp("hospital"),
    emulator: "citizens/hospital",
  },
  birthRegister: {
    variable: "BIRTHS",
    about:
      "The state's register of births, which the reference back office asks whether whoever claims for a child is their parent (POST, JSON); without it the paper is asked for.",
    example: "https://births.internal/parent",
    shownTo: "that register",
    adapter: claimRegisterOverHttp("birth"),
    emulator: "citizens/birth",
  },
  inheritanceRegister: {
    variable: "INHERITANCE",
    about:
      "The notaries' register of inheritance cases, which the reference back office asks where a sum waits for heirs (POST, JSON); without it heirs say who the notary is.",
    example: "https://notaries.internal/case",
    shownTo: "that register",
    adapter: claimRegisterOverHttp("inheritance"),
    emulator: "citizens/inheritance",
  },
  loanRegister: {
    variable: "LOANS",
    about:
      "Where banks say what is left of a loan, which the reference back office asks of a claim on credit life insurance (POST, JSON); without it the schedule alone says it.",
    example: "https://banks.internal/loan",
    shownTo: "that service",
    adapter: claimRegisterOverHttp("loan"),
    emulator: "citizens/loan",
  },
  transfers: {
    variable: "STATEMENT",
    about: "The statement of the insurer's account (GET, JSON): by it invoices of companies are found paid; without it none is written.",
    example: "https://bank.internal/statement",
    shownTo: "that bank",
    adapter: transfersOverHttp,
    emulator: "bank/statement",
  },
  payouts: {
    variable: "PAYOUTS",
    about: "Where the insurer's bank takes payouts to customers (POST, JSON); without it what is to be paid out waits for a person.",
    example: "https://bank.internal/payouts",
    shownTo: "that bank with a payout",
    adapter: payoutsOverHttp,
    emulator: "bank/payouts",
  },
  pensionFund: {
    variable: "FUND",
    about:
      "The pension fund, which the reference back office asks for savings and their transfer (POST, JSON); without it they are typed and proved by a paper.",
    example: "https://fund.internal/annuities",
    shownTo: "that fund",
    adapter: pensionFundOverHttp,
    emulator: "fund",
  },
  pensionAccounting: {
    variable: "ACCOUNTING",
    about: "The insurer's accounting, which compares papers and terms of a pension annuity (POST, JSON); without it the back office does.",
    example: "https://accounting.internal/pension",
    shownTo: "that accounting",
    adapter: pensionAccountingOverHttp,
    emulator: "accounting",
  },
} as const satisfies Readonly<Record<string, Service>>;

type Services = typeof services;
export type ServiceName = keyof Services;
const serviceNames = Object.keys(services) as readonly ServiceName[];

type Prefix = Services[ServiceName]["variable"];
type ServiceVariable = `${Prefix}_${"URL" | "TOKEN"}`;
type ServiceValues = Readonly<Partial<Record<ServiceVariable, string | undefined>>>;

/** Where each service is; one that is left out is not configured. */
export type ServicePlaces = Readonly<Partial<Record<ServiceName, { readonly url: string; readonly token: string | undefined }>>>;
/** The ports of the back office that services fill. */
export type ServicePorts = { readonly [N in ServiceName]?: ReturnType<Services[N]["adapter"]> };

/** The variables of all services, in their order. */
export const serviceVariables = Object.fromEntries(
  Object.values(services).flatMap(({ variable, about, example, shownTo }) => [
    [`${variable}_URL`, address(about, example, ["http", "https"])],
    [`${variable}_TOKEN`, secret(`What the reference back office shows ${shownTo}.`, "<token>", 1)],
  ]),
  // Object.fromEntries cannot carry which names there are.
) as Readonly<Record<ServiceVariable, Variable<string | undefined>>>;

/** Where the variables say that services are. */
export const servicesOf = (given: ServiceValues): ServicePlaces =>
  Object.fromEntries(
    serviceNames.flatMap((name) => {
      const { variable } = services[name];
      const url = given[`${variable}_URL`];
      return url ? [[name, { url, token: given[`${variable}_TOKEN`] }]] : [];
    }),
  );

/** Where the sandbox emulates services. @param sandbox the address of its pages */
export const emulatedServices = (sandbox: string): ServicePlaces =>
  Object.fromEntries(
    serviceNames.flatMap((name) => {
      const row: Service = services[name];
      return row.emulator === undefined ? [] : [[name, { url: `${sandbox}/${row.emulator}`, token: undefined }]];
    }),
  );

/** The ports to services that are somewhere. */
export const openServices = (places: ServicePlaces, fetch: HttpService["fetch"]): ServicePorts =>
  Object.fromEntries(
    serviceNames.flatMap((name) => {
      const place = places[name];
      return place ? [[name, services[name].adapter({ ...place, fetch })]] : [];
    }),
  );
