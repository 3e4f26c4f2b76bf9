import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { envExample } from "./env-example.ts";
import { configure } from "./configuration.ts";

function pemBody(file: Buffer): string {
  const text = file.toString("latin1");
  return text.startsWith("-----") ? text.replace(/-----[^-]+-----/g, "").trim() : file.toString("base64");
}
const authority = path.resolve(import.meta.dirname, "../../../signing/fixtures/root_test_gost_2022.cer");
const anchors = `-----BEGIN CERTIFICATE-----\n${pemBody(readFileSync(authority))}\n-----END CERTIFICATE-----`;
const drawn = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, index) => (first + index * 37) % 256)).toString("base64url");
const keys = `one:${drawn(1)}`;
const production = {
  NODE_ENV: "production",
  SESSION_KEYS: keys,
  FILES_KEYS: `one:${drawn(5)}`,
  PROVIDER_SECRET: drawn(2),
  CAPTCHA_SECRET: drawn(3),
  DATABASE_URL: "postgres://db.example/life",
  KASPI_URL: "https://pay.example",
  KASPI_DEVICE_TOKEN: "point-of-sale",
  MESSAGES_URL: "https://letters.example/send",
  CITIZENS_URL: "https://citizens.example/owner",
  SITE_ORIGIN: "https://shanyraq.example",
};
const faults = (env: Record<string, string | undefined>): readonly string[] => {
  const configured = configure(env);
  return configured.ok ? [] : configured.faults;
};

describe("a start for development", () => {
  it("needs nothing", () => {
    const configured = configure({});
    expect(configured).toMatchObject({ ok: true, value: { production: false, port: 3000 } });
    if (!configured.ok) return;
    expect(path.basename(configured.value.dataFolder)).toBe(".data");
    expect(path.basename(configured.value.siteFolder)).toBe("site");
    expect(configured.value).not.toHaveProperty("sessionKeys");
  });
  it.each([
    [{}, "words", "warn"],
    [{ LOG: "json" }, "json", "info"],
    [{ LOG_LEVEL: "info" }, "words", "info"],
  ])("with %j logs in the form that its reader needs", (env, logForm, logLevel) => {
    expect(configure(env)).toMatchObject({ ok: true, value: { logForm, logLevel } });
  });
  it.each(["x", "-1", "65536", "3000.5"])("with the port %s does not happen", (PORT) => {
    expect(faults({ PORT })).toEqual([expect.stringMatching(/^PORT:/)]);
  });
  it("with malformed session keys does not happen", () => {
    expect(faults({ SESSION_KEYS: "one:short" })).toEqual([expect.stringMatching(/^SESSION_KEYS:/)]);
  });
  it("tells every fault at once", () => {
    const messages = faults({
      PORT: "x",
      DATABASE_URL: "mysql://db",
      SITE_ORIGIN: "https://life.example/ru",
      LOG_LEVEL: "loud",
      CAPTCHA_SECRET: "short",
    });
    expect(messages.map((fault) => fault.split(":")[0])).toEqual(["PORT", "SITE_ORIGIN", "DATABASE_URL", "CAPTCHA_SECRET", "LOG_LEVEL"]);
  });
  it("takes a year of indicators from the operator's file, and refuses one that is wrong with its line", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "indicators-")), "years.yaml");
    const year = "- { year: 2027, mrp: 4600, mzp: 90000, pm: 54000, mp: 73000, source: a law }";
    writeFileSync(file, year);
    expect(configure({ INDICATORS_FILE: file })).toMatchObject({ ok: true, value: { indicators: { 2026: {}, 2027: { mzp: 90_000 } } } });
    writeFileSync(file, `# MZP has a digit too many\n${year.replace("90000", "900000")}`);
    expect(faults({ INDICATORS_FILE: file })).toEqual([
      expect.stringMatching(/^INDICATORS_FILE: .*years\.yaml:2: mzp: 900000 beside 85000/),
    ]);
    expect(faults({ INDICATORS_FILE: `${file}.gone` })).toEqual([expect.stringMatching(/^INDICATORS_FILE: .* cannot be read$/)]);
    rmSync(path.dirname(file), { recursive: true });
  });
  it("takes the days off of a year from the operator's file, and refuses a day that cannot be", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "working-days-")), "years.yaml");
    writeFileSync(file, "- { year: 2027, kurbanAit: 2027-05-16, source: the muftiate }");
    expect(configure({ WORKING_DAYS_FILE: file })).toMatchObject({
      ok: true,
      value: { workingYears: { 2027: { kurbanAit: "2027-05-16" } } },
    });
    writeFileSync(file, "- { year: 2027, kurbanAit: 2027-06-16, source: the muftiate }");
    expect(faults({ WORKING_DAYS_FILE: file })).toEqual([
      expect.stringMatching(/^WORKING_DAYS_FILE: .*years\.yaml:1: kurbanAit: 2027-06-16 is 385 days after that of 2026/),
    ]);
    rmSync(path.dirname(file), { recursive: true });
  });
  it("takes an empty variable for one that is not set", () => {
    expect(configure({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, value: { port: 3000 } });
  });
  it("keeps files in the database, in a folder, or in a bucket that is named whole", () => {
    const s3 = { FILES_S3_URL: "https://s3.example", FILES_S3_BUCKET: "papers", FILES_S3_KEY: "key", FILES_S3_SECRET: drawn(4) };
    const filesOf = (env: Record<string, string>) => {
      const configured = configure(env);
      return configured.ok && configured.value.files;
    };
    expect(filesOf({})).toBeUndefined();
    expect(filesOf({ FILES_DIR: "/srv/files" })).toEqual({ folder: "/srv/files" });
    const whole = { url: "https://s3.example", bucket: "papers", region: "us-east-1", keyId: "key", secret: drawn(4) };
    expect(filesOf(s3)).toEqual(whole);
    expect(filesOf({ ...s3, FILES_S3_REGION: "kz-1" })).toEqual({ ...whole, region: "kz-1" });
    for (const name of Object.keys(s3)) expect(faults({ ...s3, [name]: "" })).toEqual([expect.stringMatching(/all or none/)]);
    expect(faults({ ...s3, FILES_DIR: "/srv/files" })).toEqual([expect.stringMatching(/one of them/)]);
  });
  it("keeps limits in Redis, in PostgreSQL or in memory", () => {
    const DATABASE_URL = "postgres://db.example/life";
    const storeOf = (env: Record<string, string>) => {
      const configured = configure(env);
      return configured.ok ? configured.value.limitsStore : configured.faults;
    };
    expect([storeOf({}), storeOf({ DATABASE_URL, LIMITS_STORE: "postgres" }), storeOf({ REDIS_URL: "redis://limits.example" })]).toEqual([
      "memory",
      "postgres",
      "redis",
    ]);
    expect(storeOf({ LIMITS_STORE: "postgres" })).toEqual([expect.stringContaining("DATABASE_URL")]);
  });
  it("with several workers happens only on a shared database and a shared store", () => {
    const DATABASE_URL = "postgres://db.example/life";
    expect(faults({ WORKERS: "4" })).toHaveLength(2);
    expect(faults({ WORKERS: "4", DATABASE_URL })).toEqual([expect.stringContaining("REDIS_URL")]);
    expect(faults({ WORKERS: "4", REDIS_URL: "redis://limits.example" })).toEqual([expect.stringContaining("DATABASE_URL")]);
    expect(faults({ WORKERS: "4", DATABASE_URL, LIMITS_STORE: "postgres" })).toEqual([]);
    expect(faults({ WORKERS: "4", DATABASE_URL, REDIS_URL: "redis://limits.example" })).toEqual([]);
  });
});

describe("the description of every call", () => {
  const described = (env: Record<string, string>) => {
    const configured = configure(env);
    return configured.ok && configured.value.describesCalls;
  };
  it("is given where the product is tried out, and in production only where the operator says so", () => {
    expect([described({}), described(production)]).toEqual([true, false]);
    expect([described({ OPENAPI: "off" }), described({ ...production, OPENAPI: "on" })]).toEqual([false, true]);
  });
});

describe("limits of SMS and logins", () => {
  const loose = (env: Record<string, string>) => {
    const configured = configure(env);
    return configured.ok && configured.value.looseLimits;
  };
  it("are loose where the product is tried out, unless they are asked for, and strict in production", () => {
    expect([loose({}), loose({ LIMITS: "strict" }), loose(production)]).toEqual([true, false, false]);
  });
});

describe("a production start", () => {
  it("takes a whole configuration", () => {
    expect(configure(production)).toMatchObject({
      ok: true,
      value: {
        production: true,
        logForm: "json",
        logLevel: "info",
        databaseUrl: production.DATABASE_URL,
        kaspi: { url: production.KASPI_URL, deviceToken: production.KASPI_DEVICE_TOKEN },
        siteOrigin: production.SITE_ORIGIN,
        captchaSecret: production.CAPTCHA_SECRET,
      },
    });
  });
  it.each([
    ["SESSION_KEYS", undefined, "SESSION_KEYS"],
    ["FILES_KEYS", undefined, "FILES_KEYS"],
    ["FILES_KEYS", "one:short", "FILES_KEYS"],
    ["FILES_KEYS", `one:${drawn(5)},one:${drawn(6)}`, "FILES_KEYS"],
    ["FILES_KEYS", `${"k".repeat(65)}:${drawn(5)}`, "FILES_KEYS"],
    ["FILES_KEYS", `k:${Buffer.alloc(32).toString("base64url")}`, "FILES_KEYS"],
    ["PROVIDER_SECRET", undefined, "PROVIDER_SECRET"],
    ["PROVIDER_SECRET", "x".repeat(31), "PROVIDER_SECRET"],
    ["CAPTCHA_SECRET", undefined, "CAPTCHA_SECRET"],
    ["CAPTCHA", "off", "CAPTCHA=off"],
    ["LIMITS", "loose", "LIMITS=loose"],
    ["TRUST", "test", "TRUST=test"],
    ["DATABASE_URL", undefined, "DATABASE_URL"],
    ["KASPI_URL", undefined, "KASPI_URL"],
    ["KASPI_DEVICE_TOKEN", undefined, "KASPI_DEVICE_TOKEN"],
    ["CITIZENS_URL", undefined, "CITIZENS_URL"],
    ["CITIZENS", "none", "CITIZENS=none and CITIZENS_URL"],
    ["SITE_ORIGIN", undefined, "SITE_ORIGIN"],
    ["SITE_ORIGIN", "http://shanyraq.example", "SITE_ORIGIN: https"],
    ["MESSAGES_URL", undefined, "MESSAGES_URL"],
    ["CRASH_AT", "pay:after-commit", "CRASH_AT"],
    ["TRUST_ANCHORS", anchors, "CRL_URLS"],
    ["SESSION_KEYS", `k:${Buffer.alloc(32).toString("base64url")}`, "SESSION_KEYS"],
    ["SESSION_KEYS", `${keys},k:${Buffer.alloc(32, 7).toString("base64url")}`, "SESSION_KEYS"],
    ["PROVIDER_SECRET", "0".repeat(64), "PROVIDER_SECRET"],
    ["PROVIDER_SECRET", "ab".repeat(32), "PROVIDER_SECRET"],
    ["CAPTCHA_SECRET", "a".repeat(43), "CAPTCHA_SECRET"],
  ])("with %s=%s is refused, and says what to do", (name, value, fault) => {
    const messages = faults({ ...production, [name]: value });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.startsWith(fault)).toBe(true);
  });
  it("with an issuing authority and without its root is refused, and says whose certificate is missing", () => {
    const issuing = readFileSync(path.resolve(import.meta.dirname, "../../../signing/fixtures/nca_gost2022_test.cer"));
    const bundle = `-----BEGIN CERTIFICATE-----\n${pemBody(issuing)}\n-----END CERTIFICATE-----`;
    const messages = faults({ ...production, TRUST_ANCHORS: bundle, CRL_URLS: "http://crl.example/a.crl" });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^TRUST_ANCHORS: the certificate of CN=НЕГІЗГІ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ \(GOST\) TEST 2022, C=KZ is missing/);
    expect(faults({ ...production, TRUST_ANCHORS: `${anchors}\n${bundle}`, CRL_URLS: "http://crl.example/a.crl" })).toEqual([]);
  });
  it.each(["http://ocsp.pki.gov.kz", "*.gov.kz", "ocsp.pki.gov.kz/ocsp", "a@b"])("with %j among the hosts to ask is refused", (host) => {
    const messages = faults({ ...production, REVOCATION_HOSTS: `ocsp.pki.gov.kz,${host}` });
    expect(messages).toEqual([expect.stringMatching(/^REVOCATION_HOSTS.*names of hosts/)]);
    expect(faults({ ...production, REVOCATION_HOSTS: "ocsp.pki.gov.kz, crl.pki.gov.kz:8080" })).toEqual([]);
  });
  it("names everything that is missing at once", () => {
    expect(faults({ NODE_ENV: "production" })).toHaveLength(10);
  });
  it("in front of a real back office needs no database, payments, secret or keys of files of its own", () => {
    const { DATABASE_URL, KASPI_URL, KASPI_DEVICE_TOKEN, CITIZENS_URL, MESSAGES_URL, PROVIDER_SECRET, FILES_KEYS, ...rest } = production;
    expect([DATABASE_URL, KASPI_URL, KASPI_DEVICE_TOKEN, CITIZENS_URL, MESSAGES_URL, PROVIDER_SECRET, FILES_KEYS].every(Boolean)).toBe(
      true,
    );
    expect(configure({ ...rest, PROVIDER_URL: "https://back.example" })).toMatchObject({
      ok: true,
      value: { providerUrl: "https://back.example" },
    });
  });
  it("does without the mobile citizens' base only when the configuration says so", () => {
    const { CITIZENS_URL: _, ...rest } = production;
    expect(configure({ ...rest, CITIZENS: "none" })).toMatchObject({ ok: true, value: { citizensBase: "none", services: {} } });
  });
  it("takes reCAPTCHA in place of the embedded captcha", () => {
    const configured = configure({ ...production, CAPTCHA_SECRET: undefined, RECAPTCHA_SECRET: "r" });
    expect(configured).toMatchObject({
      ok: true,
      value: { recaptcha: { secret: "r", url: expect.stringContaining("siteverify") as string } },
    });
  });
});

it(".env.example says every variable of the table, and none more", () => {
  const file = path.resolve(import.meta.dirname, "../../../../.env.example");
  expect(readFileSync(file, "utf8"), "run `pnpm run env`").toBe(envExample());
});
