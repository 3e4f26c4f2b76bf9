import { describe, expect, it } from "vitest";
import { exposition, merged } from "./family.ts";
import { productMetrics } from "./product-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const silent = () => {};
/** A sample of a text answer by its whole name. */
const valueIn = (text: string, sample: string): number | undefined => {
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};
const textOf = async (metrics: ReturnType<typeof productMetrics>) => exposition(await metrics.collect());

describe("the metrics of the product", () => {
  it("counts answers by name and status, and how long each took", async () => {
    const metrics = productMetrics();
    metrics.answered("news", 200, 30);
    metrics.answered("news", 200, 700);
    metrics.answered("news", 502, 9_000);
    const text = await textOf(metrics);
    expect(valueIn(text, 'shanyraq_requests_total{name="news",status="200"}')).toBe(2);
    expect(valueIn(text, 'shanyraq_requests_total{name="news",status="502"}')).toBe(1);
    const below = (bound: string) => valueIn(text, `shanyraq_request_seconds_bucket{name="news",le="${bound}"}`);
    expect(["0.01", "0.05", "0.5", "1", "5", "+Inf"].map(below)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(valueIn(text, 'shanyraq_request_seconds_sum{name="news"}')).toBeCloseTo(9.73);
    expect(valueIn(text, 'shanyraq_request_seconds_count{name="news"}')).toBe(3);
  });
  it("counts of the log what is worth a number, and takes of a line nothing but names of our own", async () => {
    const metrics = productMetrics();
    const log = metrics.counting(silent);
    log({ level: "error", event: "upstreamMisshapen", call: "news", path: "data[0].title", requestId: "r1" });
    log({ event: "upstreamUnreadable", call: "news", status: 500 });
    log({ event: "upstreamFailed", call: "pay", status: 504 });
    log({ level: "warn", event: "job-slow", job: "sendPayouts" });
    log({ level: "warn", event: "login-refused", account: "tag-of-an-account", network: "tag-of-a-network" });
    const text = await textOf(metrics);
    expect(valueIn(text, 'shanyraq_unfit_replies_total{call="news",kind="misshapen"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_unfit_replies_total{call="news",kind="unreadable"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_upstream_failures_total{call="pay",status="504"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_job_slow_total{job="sendPayouts"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_login_refusals_total{event="login-refused"}')).toBe(1);
    expect(valueIn(text, 'shanyraq_log_lines_total{level="info"}')).toBe(2);
    expect(text).not.toMatch(/tag-of|r1|data\[/);
  });
  it("reads pools, the backlog and the lists when it is asked, and goes without what cannot be read", async () => {
    const metrics = productMetrics();
    metrics.know({
      pools: () => [{ pool: "queries", used: 3, idle: 7, waiting: 2 }],
      backlog: async () => Promise.reject(new Error("the database is down")),
      lists: async () => [
        { authority: 'CN="A"', ageSeconds: 60 },
        { authority: "CN=B", ageSeconds: undefined },
      ],
    });
    const text = await textOf(metrics);
    expect(valueIn(text, 'shanyraq_pool_connections{pool="queries",state="waiting"}')).toBe(2);
    expect(valueIn(text, 'shanyraq_revocation_list_age_seconds{authority="CN=\\"A\\""}')).toBe(60);
    expect(valueIn(text, 'shanyraq_revocation_list_missing{authority="CN=B"}')).toBe(1);
    expect(valueIn(text, "shanyraq_outbox_oldest_seconds")).toBeUndefined();
    expect(valueIn(text, 'shanyraq_collect_failures_total{what="letters"}')).toBe(2);
    expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  });
});

it("merges several processes into one: counters are added up, what all see alike is taken once", async () => {
  const [one, other] = [productMetrics(), productMetrics()];
  for (const metrics of [one, other])
    metrics.know({
      backlog: async () => ({
        letters: { count: 4, oldestSeconds: 9 },
        payments: { count: 0, oldestSeconds: 0 },
        insurerSignatures: { count: 2, oldestSeconds: 7 },
        balances: { count: 0, oldestSeconds: 0 },
        refunds: { count: 0, oldestSeconds: 0 },
        claims: { count: 5, oldestSeconds: 86_400 },
        lateClaims: { count: 2, oldestSeconds: 0 },
        lateOpinions: { count: 3, oldestSeconds: 0 },
        failingRows: { count: 1, oldestSeconds: 90 },
      }),
    });
  one.answered("news", 200, 30);
  other.answered("news", 200, 30);
  other.answered("faqs", 200, 30);
  const text = exposition(merged([await one.collect(), await other.collect()]));
  expect(valueIn(text, 'shanyraq_requests_total{name="news",status="200"}')).toBe(2);
  expect(valueIn(text, 'shanyraq_requests_total{name="faqs",status="200"}')).toBe(1);
  expect(valueIn(text, 'shanyraq_request_seconds_bucket{name="news",le="0.05"}')).toBe(2);
  expect(valueIn(text, "shanyraq_outbox_letters")).toBe(4);
  const values = ["shanyraq_open_claims", "shanyraq_late_claims", "shanyraq_late_opinions"].map((name) => valueIn(text, name));
  expect(values).toEqual([5, 2, 3]);
  expect(text.match(/# TYPE shanyraq_requests_total/g)).toHaveLength(1);
});

it("serves the metrics on their port and nothing else", async () => {
  const metrics = productMetrics();
  metrics.answered("news", 200, 1);
  const served = await serveMetrics({ port: 0, host: "127.0.0.1" }, metrics.collect);
  const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${served.port}${path}`, { method });
  const answer = await ask("/metrics");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(await answer.text()).toContain("shanyraq_requests_total");
  for (const [path, method] of [["/"], ["/metrics/x"], ["/api/user"], ["/metrics", "POST"]] as const)
    expect((await ask(path, method)).status).toBe(404);
  await served.close();
});
