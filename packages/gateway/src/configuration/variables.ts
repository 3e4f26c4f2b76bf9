import { parseSessionKeys, type SessionKeys } from "@shanyraq/edge";
import { clamdAddress, type SealingKeys } from "@shanyraq/provider";
import { claimVariables } from "./claim-limits.ts";
import { readFilesKeys } from "./files-keys.ts";
import { readInsurerCertificate, type InsurerCertificate } from "./insurer-certificate.ts";
import { readBundle, readHosts } from "@shanyraq/signing/trust";
import { serviceVariables } from "./services.ts";
import { address, isWeakKey, oneOf, parsed, secret, text, whole } from "./variable.ts";

const KEY_EXAMPLE = "2026-11:<43 base64url characters>";
const SECRET_LENGTH = 32;
const http = ["http", "https"] as const;

/** Everything an operator may set. `.env.example` and the start's list of faults are made of this table. */
export const variables = {
  NODE_ENV: text("production: no sandbox, and no start without what a real insurer needs.", "production", undefined),
  PORT: whole("The one port of site, edge and back office; 0 takes a free one.", 3000, [0, 65_535]),
  SITE_ORIGIN: address("The address visitors see.", "https://life.example", http, { originOnly: true }),
  DATA_DIR: text("Where a start without DATABASE_URL keeps its data and development keys.", ".data", ".data"),
  CONTENT_DIR: text("The folder with the texts of the site (content/README.md).", "content", "content"),
  INDICATORS_FILE: text(
    "Yearly indicators that the product did not come with yet, as YAML: a list of year, mrp, mzp, pm, mp in tenge, and source.",
    "indicators.yaml",
    undefined,
  ),
  OSNS_TARIFFS_FILE: text(
    "Tariffs of workers' accident insurance that the law brings, as YAML: a list of year, rates, incomeCap, minimumPremium and source.",
    "osns-tariffs.yaml",
    undefined,
  ),
  PENSION_TARIFFS_FILE: text(
    "Tariffs and tables of mortality of the pension annuity, as YAML: a list of from, source, and the rates and tables that change.",
    "pension-tariffs.yaml",
    undefined,
  ),
  WORKING_DAYS_FILE: text(
    "Days off that no rule tells, as YAML: a list of year, kurbanAit, source, and what the government moved as off and working.",
    "working-days.yaml",
    undefined,
  ),
  DESK_EXPORT: text(
    "The command that builds the site again in the background after editors have published, from the product's folder and without a shell; without it the exported pages follow with the next release (docs/deploy.md).",
    "node site/scripts/export.ts",
    undefined,
  ),
  DESK_EXPORT_SECONDS: whole(
    "How long that command may take; one that takes longer is ended with everything that it started, and the export before it stays.",
    900,
    [1, 86_400],
  ),
  EXPORTS_DIR: text(
    "The folder that those builds are kept in; unset: `exports` in DATA_DIR. Processes that share it share its builds.",
    ".data/exports",
    undefined,
  ),
  SITE_DIR: text("The folder with the exported site (`out`) and its policies (`csp.json`).", "site", "site"),

  DATABASE_URL: address("PostgreSQL 15 or newer; without it an embedded database serves one process.", "postgres://user@host/life", [
    "postgres",
    "postgresql",
  ]),
  DATABASE_READ_URL: address(
    "A replica of that database, which published content is read of while it is well; the primary answers otherwise.",
    "postgres://user@replica/life",
    ["postgres", "postgresql"],
  ),
  DATABASE_READ_LAG_SECONDS: whole("How late the replica may be before the primary is read instead.", 5, [1, 300]),
  REDIS_URL: address("Redis or Valkey for limits, code counters, captcha replay and ended sessions.", "redis://host:6379", [
    "redis",
    "rediss",
  ]),
  SCHEMA: oneOf(
    "migrate brings the database to its newest form at the start; check refuses to start on an older one, where `npm run migrate` has done that before.",
    ["migrate", "check"],
  ),
  LIMITS_STORE: oneOf("Where they are kept while REDIS_URL is not set; memory serves one process.", ["memory", "postgres"]),
  WORKERS: whole("Processes behind the port; more than one needs DATABASE_URL and a shared store of limits.", 1, [1, 64]),

  FILES_DIR: text(
    "A folder for the files that people send, instead of the database; several processes need the same one.",
    "/srv/files",
    undefined,
  ),
  FILES_S3_URL: address(
    "A service like S3 for the files that people send, instead of the database: where it begins.",
    "https://s3.internal",
    http,
  ),
  FILES_S3_BUCKET: text("The bucket of those files; nobody but the product may read it.", "life-files", undefined),
  FILES_S3_REGION: text("The region that requests to that service are signed for.", "us-east-1", "us-east-1"),
  FILES_S3_KEY: text("The access key that the product shows that service.", "<access key>", undefined),
  FILES_S3_SECRET: secret("Signs those requests.", "<secret>", 1),
  FILES_KEYS: parsed<SealingKeys>(
    "Keys that encrypt the files that people send, and what of their health lies in rows: kid:base64url of 32 bytes, the newest first, separated by commas. What was encrypted with a key that is taken out cannot be read (docs/runbook.md).",
    KEY_EXAMPLE,
    readFilesKeys,
    "kid:base64url of 32 random bytes, separated by commas, the newest first, each kid once",
  ),
  CLAMD_ADDRESS: parsed(
    "ClamAV's daemon, which looks through every file that people send; while it is silent none is taken. Without it files are judged by their content alone.",
    "unix:///run/clamav/clamd.ctl",
    clamdAddress,
    "tcp://host:port or unix:///path",
  ),

  PROVIDER_URL: address("A real back office instead of the reference one.", "https://back-office.internal", http),
  PROVIDER_SECRET: secret("Keys the hashes of one-time codes in the reference back office.", "<32 random characters>", SECRET_LENGTH),
  ...serviceVariables,
  CITIZENS: oneOf("none, where there is no such base: accounts are opened by a signature or by staff alone.", ["base", "none"]),
  KASPI_URL: address("Kaspi Pay, which the reference back office asks: where its calls begin.", "https://pay.internal/r1/v01", http),
  KASPI_DEVICE_TOKEN: secret("DeviceToken: the point of sale of Kaspi Pay that takes the money.", "<token>", 1),
  FREEDOM_PAY_URL: address(
    "Freedom Pay, which keeps cards and charges them as premiums fall due; without it nothing is charged by itself.",
    "https://api.freedompay.kz",
    http,
  ),
  FREEDOM_PAY_SECRET: secret("Signs what the reference back office sends there.", "<secret>", 1),
  PAYOUT_QUIET_DAYS: whole(
    "Days after a changed phone or password within which money goes to no account that is new, unless its owner signed in by a signature; 0: none.",
    3,
    [0, 30],
  ),
  PAPERS_YEARS: whole(
    "Years for which papers of claims and applications and answers of registers are kept after the last step, payout and the end of the contract; the law's least is 5 (docs/runbook.md).",
    5,
    [5, 75],
  ),
  ...claimVariables,

  EGOV_QR_URL: address("The service of signing by phone (like SIGEX) where a code is opened.", "https://sigex.kz/api/egovQr", http),
  TRUST_ANCHORS: parsed<string>(
    "Certificates of the authorities whose signatures are believed, in PEM, one after another: issuing ones and their roots. One that is taken out takes what was signed under it along.",
    "-----BEGIN CERTIFICATE-----...",
    (text) => (readBundle(text) ? text : undefined),
    "certificates in PEM, one after another",
  ),
  TRUST: oneOf("test believes the national test system too; refused in production.", ["configured", "test"]),
  CRL_URLS: text(
    "Where each of those authorities, issuing ones and roots, publishes its list of revoked certificates, separated by commas.",
    "http://crl.pki.gov.kz/nca_gost_2022.crl,http://crl.root.gov.kz/gost2015_2022.crl,http://crl.pki.gov.kz/nca_rsa_2022.crl,http://crl.root.gov.kz/rsa2020.crl",
    undefined,
  ),
  REVOCATION_HOSTS: parsed<string>(
    "The hosts that may be asked where a certificate names them: its responder (OCSP) at once, its list where that is not among CRL_URLS. A port is named where it is not the usual one. Without it the hosts of CRL_URLS.",
    "ocsp.pki.gov.kz,crl.pki.gov.kz,crl.root.gov.kz",
    (text) => (readHosts(text) ? text : undefined),
    "names of hosts, separated by commas: no addresses, no patterns",
  ),
  INSURER_KEY_URL: address(
    "The service that holds the insurer's key and signs the papers of contracts (POST, JSON); without it they carry their customer's signature alone.",
    "https://key.internal/sign",
    http,
  ),
  INSURER_KEY_TOKEN: secret("What the reference back office shows that service.", "<token>", 1),
  INSURER_CERTIFICATE: parsed<InsurerCertificate>(
    "The certificate of that key, in PEM: of the head, or of an employee with the right to sign; a new one comes with each renewal (docs/runbook.md).",
    "-----BEGIN CERTIFICATE-----...",
    readInsurerCertificate,
    "a certificate in PEM that names a person (IIN) and the insurer (BIN)",
  ),

  SESSION_KEYS: parsed<SessionKeys>(
    "Keys that seal sessions: kid:base64url of 32 bytes, the newest first, separated by commas.",
    KEY_EXAMPLE,
    (text) => {
      const keys = parseSessionKeys(text);
      return keys?.some(({ secret: bytes }) => isWeakKey(bytes)) ? undefined : keys;
    },
    "kid:base64url of 32 random bytes, separated by commas, the newest first",
  ),
  CAPTCHA_SECRET: secret("Signs the challenges of the embedded captcha.", "<32 random characters>", SECRET_LENGTH),
  RECAPTCHA_SECRET: secret("The secret of reCAPTCHA v3, where that is used instead (the site is built for it too).", "<secret>", 1),
  RECAPTCHA_URL: address("Where reCAPTCHA tokens are verified.", "https://www.google.com/recaptcha/api/siteverify", http),
  LIMITS: oneOf(
    "strict or loose: whether SMS, logins and what a network asks are counted out; auto is strict in production and loose where the product is tried out.",
    ["auto", "strict", "loose"],
  ),
  NCALAYER: oneOf("off starts the sandbox without its virtual NCALayer, as beside another start that has it.", ["on", "off"]),
  CAPTCHA: oneOf("off lets calls through without a captcha: for tests, refused in production.", ["on", "off"]),

  OPENAPI: oneOf(
    "on or off: whether /openapi.json and /openapi-edge.json describe every call to whoever asks; auto is off in production and on elsewhere.",
    ["auto", "on", "off"],
  ),
  DISK_FREE_MB: whole("With less than this free where DATA_DIR is, /readyz says that the product is not ready.", 64, [0, 1_000_000_000]),
  FORWARDED_HOPS: whole("How many proxies of your own stand in front and append to X-Forwarded-For; 0: nobody is believed.", 0, [0, 8]),
  METRICS_PORT: whole(
    "A port of its own on which /metrics tells Prometheus what the product does (docs/decisions/040-metrics.md); 0: none.",
    0,
    [0, 65_535],
  ),
  METRICS_HOST: text("The address of this machine on which that port listens; visitors must not reach it.", "127.0.0.1", "127.0.0.1"),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(
    "A collector of OpenTelemetry that is told of requests and of calls to the back office (OTLP over HTTP, JSON); OTEL_EXPORTER_OTLP_HEADERS is heeded.",
    "http://collector.internal:4318/v1/traces",
    http,
  ),
  OTEL_TRACES_SAMPLER_ARG: parsed<number>(
    "The part of traces begun here that it is told of, from 0 to 1; unset: 0.1. A trace begun elsewhere is told of if it was chosen there.",
    "0.1",
    (text) => (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? Number(text) : undefined),
    "a number from 0 to 1",
  ),
  LOG: oneOf(
    "json or words: a line of JSON for each event, or a sentence for warnings and errors alone; auto is json in production and words elsewhere.",
    ["auto", "json", "words"],
  ),
  LOG_LEVEL: oneOf("The least level that is logged; unset: info, and warn where LOG is words.", ["info", "warn", "error"]),
  DRAIN_SECONDS: parsed<number>(
    "How long a stop goes on serving while /readyz is red, so that requests are sent elsewhere before the port closes; unset: 10 in production, 0 elsewhere.",
    "10",
    (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined),
    "a whole number from 0 to 300",
  ),
  STOP_SECONDS: whole("How long a stop waits for what is under way.", 10, [0, 300]),
  CRASH_AT: text("Ends the process at a named point: for tests, refused in production.", "pay:after-commit", undefined),
} as const;

type Variables = typeof variables;
export type VariableName = keyof Variables;
/** The values of all variables, each of its own type. */
export type Values = { readonly [N in VariableName]: Variables[N]["unset"] | ValueOf<Variables[N]> };
type ValueOf<V> = V extends { readonly read: (text: string) => infer R }
  ? Extract<R, { readonly ok: true }> extends { readonly value: infer T }
    ? T
    : never
  : never;

export const variableNames = Object.keys(variables) as readonly VariableName[];

/** Reads every variable; an empty one counts as not set. All faults are reported at once. */
export function readVariables(env: Readonly<Record<string, string | undefined>>): {
  readonly values: Values;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const values = Object.fromEntries(
    variableNames.map((name) => {
      const given = env[name];
      const { read, unset } = variables[name];
      if (given === undefined || given === "") return [name, unset];
      const reading = read(given);
      if (reading.ok) return [name, reading.value];
      faults.push(`${name}: ${reading.fault}`);
      return [name, unset];
    }),
  );
  // The table pairs each name with the type of its reader; Object.fromEntries cannot carry that.
  return { values: values as Values, faults };
}
