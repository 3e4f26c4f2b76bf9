import { readFileSync } from "node:fs";
import path from "node:path";
import type { SessionKeys } from "@shanyraq/edge";
import {
  readIndicators,
  readOsnsTariffs,
  readPensionTariffs,
  readWorkingYears,
  type ClaimLimits,
  type ClamdAddress,
  type IndicatorsByYear,
  type OsnsTariffs,
  type PensionTariffs,
  type ReadYears,
  type SealingKeys,
  type WorkingYears,
} from "@shanyraq/provider";
import { missingIn, type TrustVariables } from "@shanyraq/signing/trust";
import type { MetricsPlace } from "../metrics/serve-metrics.ts";
import { claimLimitsOf } from "./claim-limits.ts";
import { exportOf, type DeskExport } from "./export-of.ts";
import { filesOf, type FilesPlace } from "./files-of.ts";
import { insurerKeyOf, insurerKeyRules, type InsurerKeyPlace } from "./insurer-key-of.ts";
import { logOf, type LogSettings } from "./log-of.ts";
import { servicesOf, type ServicePlaces } from "./services.ts";
import { readVariables, type Values } from "./variables.ts";

/** Where limits, code counters, captcha replay and ended sessions are kept. */
export type LimitsStore = "memory" | "postgres" | "redis";

export interface Configuration extends LogSettings {
  readonly production: boolean;
  readonly port: number;
  readonly dataFolder: string;
  readonly siteFolder: string;
  readonly contentFolder: string;
  /** How the site is built again after editors have published; undefined: it is not. */
  readonly deskExport?: DeskExport;
  /** Indicators of years that the operator has added. */
  readonly indicators?: IndicatorsByYear;
  /** Tariffs of workers' accident insurance, by the year from which each holds. */
  readonly osnsTariffs?: OsnsTariffs;
  readonly pensionTariffs?: PensionTariffs;
  /** Kurban Ait, and the days that the government moved. */
  readonly workingYears?: WorkingYears;
  readonly databaseUrl?: string;
  /** A replica that content is read of. */
  readonly databaseRead?: { readonly url: string; readonly lagSeconds: number };
  readonly redisUrl?: string;
  readonly limitsStore: LimitsStore;
  readonly workers: number;
  /** A real back office instead of the reference provider. */
  readonly providerUrl?: string;
  readonly siteOrigin?: string;
  /** The bank, and which of its points of sale takes the money. */
  readonly kaspi?: { readonly url: string; readonly deviceToken: string };
  /** The bank that keeps cards; without it nothing is charged automatically. */
  readonly freedomPay?: { readonly url: string; readonly secret: string };
  /** Undefined: development keys are made at the first start and kept in the data folder. */
  readonly sessionKeys?: SessionKeys;
  readonly secret?: string;
  /** Encrypt what people send; undefined: as with the keys of sessions. */
  readonly filesKeys?: SealingKeys;
  /** Services of the outside world that are asked by an address and a token. */
  readonly services: ServicePlaces;
  /** Whether there is a mobile citizens' base; without it accounts are not opened by a phone. */
  readonly citizensBase: "base" | "none";
  /** The scanner of those files; undefined: they are not scanned. */
  readonly clamd?: ClamdAddress;
  /** Where files lie that people send; undefined: in the database. */
  readonly files?: FilesPlace;
  /** The insurer's key; undefined: the insurer signs nothing. */
  readonly insurerKey?: InsurerKeyPlace;
  /** The service of signing by phone. */
  readonly egovQrUrl?: string;
  /** The trusted authorities for signatures; undefined: none are configured. */
  readonly signatures?: TrustVariables;
  readonly captchaSecret?: string;
  readonly recaptcha?: { readonly secret: string; readonly url: string };
  /** Never true in production. */
  readonly withoutCaptcha: boolean;
  /** Whether the sandbox plays NCALayer on its port. Never true in production. */
  readonly withApplication: boolean;
  /** SMS and logins are not counted out, so that a person who tries the product out may buy again and again. Never true in production. */
  readonly looseLimits: boolean;
  readonly crashAt?: string;
  /** Whether `/openapi.json` and `/openapi-edge.json` are answered. */
  readonly describesCalls: boolean;
  /** With less free space than this the product is not ready. */
  readonly diskFreeBytes: number;
  readonly forwardedHops: number;
  readonly stopSeconds: number;
  readonly payoutQuietDays: number;
  readonly papersYears: number;
  /** What the operator decides about claims. */
  readonly claimLimits: ClaimLimits;
  /** How long it continues to serve after it has announced that it stops. */
  readonly drainSeconds: number;
  /** Where the metrics are served, if anywhere. */
  readonly metrics?: MetricsPlace;
  /** The collector of traces; undefined: traces are not sent. */
  readonly traces?: { readonly url: string; readonly share: number };
  /** Whether a start brings the database to its newest form, or only looks whether it has it. */
  readonly schema: "migrate" | "check";
}

export type Configured = { readonly ok: true; readonly value: Configuration } | { readonly ok: false; readonly faults: readonly string[] };

/** What shares out requests asks every few seconds whether we are ready. */
const DRAIN_SECONDS = 10;
/** The share of traces that is sent to a collector unless the operator sets another. */
const TRACES_SHARE = 0.1;

const repository = path.resolve(import.meta.dirname, "../../../..");
const RECAPTCHA_URL = "https://www.google.com/recaptcha/api/siteverify";

type Rule = readonly [broken: boolean, fault: string];
const broken = (rules: readonly Rule[]): readonly string[] => rules.filter(([is]) => is).map(([, fault]) => fault);

/** What a production start cannot do without, with what to do about it. */
const productionRules = (given: Values, isSet: (name: keyof Values) => boolean): readonly Rule[] => [
  [!isSet("SESSION_KEYS"), "SESSION_KEYS: set kid:base64url of 32 random bytes"],
  [
    !isSet("FILES_KEYS") && !given.PROVIDER_URL,
    "FILES_KEYS: set kid:base64url of 32 random bytes, and keep a copy where no backup of the database lies: without it nobody reads what people have sent",
  ],
  [!isSet("PROVIDER_SECRET") && !given.PROVIDER_URL, "PROVIDER_SECRET: set at least 32 random characters"],
  [!isSet("CAPTCHA_SECRET") && !given.RECAPTCHA_SECRET, "CAPTCHA_SECRET (or RECAPTCHA_SECRET): a captcha is required"],
  [given.CAPTCHA === "off", "CAPTCHA=off is for tests alone"],
  [given.TRUST === "test", "TRUST=test is for tests alone: anybody may have a key of the test system"],
  [given.LIMITS === "loose", "LIMITS=loose is for trying the product out alone"],
  [
    !given.DATABASE_URL && !given.PROVIDER_URL,
    "DATABASE_URL: an embedded database does not survive a power cut, so it takes no real money",
  ],
  [
    !given.CITIZENS_URL && given.CITIZENS !== "none" && !given.PROVIDER_URL,
    "CITIZENS_URL: the mobile citizens' base; CITIZENS=none where there is none, so that accounts are opened by a signature or by staff alone",
  ],
  [!given.KASPI_URL && !given.PROVIDER_URL, "KASPI_URL: the address of the payment service"],
  [
    !isSet("KASPI_DEVICE_TOKEN") && !given.PROVIDER_URL,
    "KASPI_DEVICE_TOKEN: the token of the point of sale that the payment service has given",
  ],
  [!isSet("SITE_ORIGIN"), "SITE_ORIGIN: the address visitors see"],
  [given.SITE_ORIGIN?.startsWith("http:") ?? false, "SITE_ORIGIN: https, or sessions and codes travel in clear"],
  [
    !given.MESSAGES_URL && !given.PROVIDER_URL,
    "MESSAGES_URL: the service that sends SMS and e-mails; without it nobody gets the code that the site says was sent",
  ],
  [
    isSet("TRUST_ANCHORS") && !given.CRL_URLS,
    "CRL_URLS: where the authorities of TRUST_ANCHORS publish their lists; without them a revoked key cannot be told from a good one",
  ],
  [given.CRASH_AT !== undefined, "CRASH_AT is for tests alone"],
];

/** What does not go together, whatever the mode. */
const combinations = (given: Values): readonly Rule[] => [
  [given.CITIZENS === "none" && given.CITIZENS_URL !== undefined, "CITIZENS=none and CITIZENS_URL: one of them"],
  [
    (given.KASPI_URL === undefined) !== (given.KASPI_DEVICE_TOKEN === undefined) && given.NODE_ENV !== "production",
    "KASPI_URL and KASPI_DEVICE_TOKEN: both or neither",
  ],
  [
    (given.FREEDOM_PAY_URL === undefined) !== (given.FREEDOM_PAY_SECRET === undefined),
    "FREEDOM_PAY_URL and FREEDOM_PAY_SECRET: both or neither",
  ],
  [
    given.DESK_EXPORT !== undefined && given.PROVIDER_URL !== undefined,
    "DESK_EXPORT: the editors' desk stands over the reference back office alone; take it out where PROVIDER_URL is set",
  ],
  [given.FILES_DIR !== undefined && given.FILES_S3_URL !== undefined, "FILES_DIR and FILES_S3_URL: one of them"],
  [
    new Set([given.FILES_S3_URL, given.FILES_S3_BUCKET, given.FILES_S3_KEY, given.FILES_S3_SECRET].map((one) => one === undefined)).size >
      1,
    "FILES_S3_URL, FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET: all or none",
  ],
  [given.DATABASE_READ_URL !== undefined && !given.DATABASE_URL, "DATABASE_READ_URL needs DATABASE_URL, whose replica it is"],
  [given.LIMITS_STORE === "postgres" && !given.DATABASE_URL, "LIMITS_STORE=postgres needs DATABASE_URL"],
  [
    given.WORKERS > 1 && !given.DATABASE_URL && !given.PROVIDER_URL,
    "WORKERS: several need DATABASE_URL, the embedded database serves one process",
  ],
  [
    given.WORKERS > 1 && !given.REDIS_URL && given.LIMITS_STORE === "memory",
    "WORKERS: several need REDIS_URL or LIMITS_STORE=postgres, else each would count limits for itself",
  ],
];

/** The certificates that the trust list lacks, by name: without them no signature under the authority they issued is trusted. */
const trustFaults = ({ TRUST_ANCHORS = "" }: Values): readonly string[] =>
  missingIn(TRUST_ANCHORS).map(
    ({ missing, issued }) => `TRUST_ANCHORS: the certificate of ${missing} is missing; without it nobody under ${issued} is believed`,
  );

/** A file of the operator with a row for a year; half of it would price, or promise, by what nobody checked. */
function yearsOf<T>(file: string | undefined, read: (file: string, text: string) => ReadYears<T>): ReadYears<T> | undefined {
  if (file === undefined) return undefined;
  try {
    return read(file, readFileSync(path.resolve(repository, file), "utf8"));
  } catch {
    return { ok: false, faults: [`${file} cannot be read`] };
  }
}
const yearFaults = (name: keyof Values, read: ReadYears<unknown> | undefined): readonly string[] =>
  read?.ok === false ? read.faults.map((fault) => `${name}: ${fault}`) : [];
/** Reads the environment; a fault is reported with its remedy, and nothing starts half-configured. */
export function configure(env: Readonly<Record<string, string | undefined>>): Configured {
  const { values: given, faults: unreadable } = readVariables(env);
  const production = given.NODE_ENV === "production";
  const isSet = (name: keyof Values) => (env[name] ?? "") !== "";
  const indicators = yearsOf(given.INDICATORS_FILE, readIndicators);
  const osnsTariffs = yearsOf(given.OSNS_TARIFFS_FILE, readOsnsTariffs);
  const pensionTariffs = yearsOf(given.PENSION_TARIFFS_FILE, readPensionTariffs);
  const workingYears = yearsOf(given.WORKING_DAYS_FILE, readWorkingYears);
  const faults = [
    ...unreadable,
    ...yearFaults("INDICATORS_FILE", indicators),
    ...yearFaults("OSNS_TARIFFS_FILE", osnsTariffs),
    ...yearFaults("PENSION_TARIFFS_FILE", pensionTariffs),
    ...yearFaults("WORKING_DAYS_FILE", workingYears),
    ...broken(combinations(given)),
    ...broken(insurerKeyRules(given)),
    ...trustFaults(given),
    ...(production ? broken(productionRules(given, isSet)) : []),
  ];
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      production,
      port: given.PORT,
      dataFolder: path.resolve(repository, given.DATA_DIR),
      siteFolder: path.resolve(repository, given.SITE_DIR),
      contentFolder: path.resolve(repository, given.CONTENT_DIR),
      services: servicesOf(given),
      citizensBase: given.CITIZENS,
      limitsStore: given.REDIS_URL ? "redis" : given.LIMITS_STORE,
      workers: given.WORKERS,
      withoutCaptcha: given.CAPTCHA === "off",
      withApplication: !production && given.NCALAYER === "on",
      looseLimits: !production && given.LIMITS !== "strict",
      describesCalls: given.OPENAPI === "auto" ? !production : given.OPENAPI === "on",
      diskFreeBytes: given.DISK_FREE_MB * 1024 * 1024,
      forwardedHops: given.FORWARDED_HOPS,
      ...logOf(given, isSet("LOG_LEVEL")),
      stopSeconds: given.STOP_SECONDS,
      payoutQuietDays: given.PAYOUT_QUIET_DAYS,
      papersYears: given.PAPERS_YEARS,
      claimLimits: claimLimitsOf(given),
      drainSeconds: given.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0),
      schema: given.SCHEMA,
      ...(given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined && {
        traces: { url: given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, share: given.OTEL_TRACES_SAMPLER_ARG ?? TRACES_SHARE },
      }),
      ...(given.METRICS_PORT !== 0 && { metrics: { port: given.METRICS_PORT, host: given.METRICS_HOST } }),
      ...(indicators?.ok && { indicators: indicators.years }),
      ...(osnsTariffs?.ok && { osnsTariffs: osnsTariffs.years }),
      ...(pensionTariffs?.ok && { pensionTariffs: pensionTariffs.years }),
      ...(workingYears?.ok && { workingYears: workingYears.years }),
      ...(given.DATABASE_URL && { databaseUrl: given.DATABASE_URL }),
      ...(given.DATABASE_READ_URL && { databaseRead: { url: given.DATABASE_READ_URL, lagSeconds: given.DATABASE_READ_LAG_SECONDS } }),
      ...(given.REDIS_URL && { redisUrl: given.REDIS_URL }),
      ...(given.PROVIDER_URL && { providerUrl: given.PROVIDER_URL }),
      ...(given.SITE_ORIGIN && { siteOrigin: given.SITE_ORIGIN }),
      ...(given.KASPI_URL && { kaspi: { url: given.KASPI_URL, deviceToken: given.KASPI_DEVICE_TOKEN ?? "" } }),
      ...(given.FREEDOM_PAY_URL &&
        given.FREEDOM_PAY_SECRET && { freedomPay: { url: given.FREEDOM_PAY_URL, secret: given.FREEDOM_PAY_SECRET } }),
      ...exportOf(given, repository),
      ...filesOf(given, repository),
      ...insurerKeyOf(given),
      ...(given.CLAMD_ADDRESS && { clamd: given.CLAMD_ADDRESS }),
      ...(given.EGOV_QR_URL && { egovQrUrl: given.EGOV_QR_URL }),
      ...((given.TRUST_ANCHORS || given.TRUST === "test") && {
        signatures: {
          TRUST_ANCHORS: given.TRUST_ANCHORS,
          TRUST: given.TRUST,
          CRL_URLS: given.CRL_URLS,
          REVOCATION_HOSTS: given.REVOCATION_HOSTS,
        },
      }),
      ...(given.SESSION_KEYS && { sessionKeys: given.SESSION_KEYS }),
      ...(given.FILES_KEYS && { filesKeys: given.FILES_KEYS }),
      ...(given.PROVIDER_SECRET && { secret: given.PROVIDER_SECRET }),
      ...(given.CAPTCHA_SECRET && { captchaSecret: given.CAPTCHA_SECRET }),
      ...(given.RECAPTCHA_SECRET && { recaptcha: { secret: given.RECAPTCHA_SECRET, url: given.RECAPTCHA_URL ?? RECAPTCHA_URL } }),
      ...(given.CRASH_AT && !production && { crashAt: given.CRASH_AT }),
    },
  };
}
