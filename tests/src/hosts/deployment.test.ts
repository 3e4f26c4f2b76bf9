import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { configure } from "@shanyraq/gateway";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const repository = path.resolve(import.meta.dirname, "../../..");
const text = (name: string) => readFileSync(path.join(repository, "deploy", name), "utf8");
const drawn = () => randomBytes(32).toString("base64url");
/** What an operator keeps apart from both files. */
const secrets = {
  SESSION_KEYS: `one:${drawn()}`,
  FILES_KEYS: `one:${drawn()}`,
  PROVIDER_SECRET: drawn(),
  CAPTCHA_SECRET: drawn(),
  KASPI_DEVICE_TOKEN: "point-of-sale",
  DATABASE_URL: "postgres://life@database.internal/life",
  FILES_S3_KEY: "key",
  FILES_S3_SECRET: drawn(),
};
const faults = (env: Readonly<Record<string, string>>): readonly string[] => {
  const configured = configure(env);
  return configured.ok ? [] : configured.faults;
};
/** What is under way when a stop begins has ended by then (docs/deploy.md). */
const stopSeconds = (env: Readonly<Record<string, string>>) =>
  Number(env["DRAIN_SECONDS"] ?? 10) + 2 * Number(env["STOP_SECONDS"] ?? 10) + 20;

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly securityContext: object;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Pod {
  readonly containers: readonly [Container];
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds?: number;
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: { readonly metadata?: { readonly labels: object }; readonly spec: Pod };
    readonly selector?: object;
    readonly podSelector?: object;
    readonly maxUnavailable?: number;
    readonly minReplicas?: number;
  };
}

describe("on several machines (deploy/kubernetes.yaml)", () => {
  const documents = parseAllDocuments(text("kubernetes.yaml"));
  const manifests = documents.map((one) => one.toJS() as Manifest);
  const the = (kind: string): Manifest => {
    const [found, another] = manifests.filter((one) => one.kind === kind);
    if (!found || another) throw new Error(`one ${kind} is expected`);
    return found;
  };
  const { data: settings = {} } = the("ConfigMap");
  const pod = (kind: string): Pod => {
    const spec = the(kind).spec?.template?.spec;
    if (!spec) throw new Error(`${kind} has no pod`);
    return spec;
  };
  const product = pod("Deployment");

  it("every document is read without a fault", () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    for (const { kind, metadata } of manifests) expect([kind.length > 0, metadata.name.startsWith("shanyraq")]).toEqual([true, true]);
  });
  it("the product starts in production with its settings and the secrets, and holds none of those itself", () => {
    expect(faults({ ...settings, ...secrets })).toEqual([]);
    expect(Object.keys(settings).filter((name) => name in secrets || /SECRET|TOKEN|PASSWORD/.test(name))).toEqual([]);
    for (const missing of ["SESSION_KEYS", "FILES_KEYS", "PROVIDER_SECRET", "CAPTCHA_SECRET", "DATABASE_URL"])
      expect(faults({ ...settings, ...secrets, [missing]: "" }).join(), missing).toContain(missing);
  });
  it("several serve, limits are counted for all of them, and one at a time may be taken away", () => {
    expect([the("Deployment").spec?.replicas, the("HorizontalPodAutoscaler").spec?.minReplicas, "REDIS_URL" in settings]).toEqual([
      3,
      3,
      true,
    ]);
    expect(the("PodDisruptionBudget").spec?.maxUnavailable).toBe(1);
  });
  it("the database is brought to its form by a job, before a start that only looks whether it was", () => {
    expect(pod("Job").containers[0].command).toEqual(["node", "packages/gateway/scripts/migrate.ts"]);
    expect(pod("Job").containers[0].image).toBe(product.containers[0].image);
    expect(settings["SCHEMA"]).toBe("check");
  });
  it("requests go to who says that they serve, and a stop has its time", () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = product.containers[0];
    expect([startupProbe, livenessProbe, readinessProbe].map((one) => one?.httpGet)).toEqual([
      { path: "/healthz", port: "http" },
      { path: "/healthz", port: "http" },
      { path: "/readyz", port: "http" },
    ]);
    expect(ports?.map(({ name, containerPort }) => [name, containerPort])).toEqual([
      ["http", 3000],
      ["metrics", Number(settings["METRICS_PORT"])],
    ]);
    expect(product.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopSeconds(settings));
  });
  it("nothing runs as root, writes to the image or gains a right", () => {
    for (const { securityContext, containers } of [product, pod("Job")]) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
      const closed = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } };
      expect(containers[0].securityContext).toEqual(closed);
      expect(containers[0].image).toMatch(/:\d/);
    }
  });
  it("names by labels only what exists", () => {
    const labels = the("Deployment").spec?.template?.metadata?.labels;
    expect(the("Service").spec?.selector).toEqual(labels);
    for (const kind of ["Deployment", "PodDisruptionBudget"]) expect(the(kind).spec?.selector).toEqual({ matchLabels: labels });
    expect(the("NetworkPolicy").spec?.podSelector).toEqual({ matchLabels: labels });
  });
});

describe("on one machine (deploy/compose.yaml)", () => {
  interface Service {
    readonly image: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly stop_grace_period?: string;
    readonly read_only?: boolean;
    readonly ports?: readonly string[];
    readonly healthcheck?: object;
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  }
  const { services } = parse(text("compose.yaml"), { merge: true }) as { services: Readonly<Record<string, Service>> };
  const product = services["product"] as Service;
  // What stands in production.env, by docs/configuration.md.
  const variables = {
    SITE_ORIGIN: "https://life.example",
    KASPI_URL: "https://pay.internal/r1/v01",
    MESSAGES_URL: "https://letters.internal/send",
    CITIZENS_URL: "https://citizens.internal/owner",
    ...secrets,
    FILES_S3_KEY: "",
    FILES_S3_SECRET: "",
  };

  it("the product starts in production, with two processes that count limits together", () => {
    expect(faults({ ...variables, ...product.environment, DATABASE_URL: secrets.DATABASE_URL })).toEqual([]);
    expect(product.environment).toMatchObject({ WORKERS: "2", REDIS_URL: "redis://limits:6379", SCHEMA: "check" });
  });
  it("it waits for its database to have its form, is stopped in its time, and is reached through TLS alone", () => {
    expect(product.depends_on?.["migrate"]).toEqual({ condition: "service_completed_successfully" });
    expect(Number.parseInt(product.stop_grace_period ?? "", 10)).toBeGreaterThanOrEqual(stopSeconds(product.environment ?? {}));
    expect([product.ports, product.read_only]).toEqual([["127.0.0.1:3000:3000"], true]);
  });
  it("gives every image a version, and every service that others wait for a health check", () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/:(?:\d|\$\{RELEASE)/);
    for (const { depends_on } of Object.values(services))
      for (const [name, { condition }] of Object.entries(depends_on ?? {}))
        expect(condition === "service_healthy" ? services[name]?.healthcheck : services[name], name).toBeDefined();
  });
});
