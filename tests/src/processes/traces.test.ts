import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startBeforeBackOffice } from "../product/before-back-office.ts";
import { freshPlace, startProduct } from "../product/start.ts";
import { credentialsOf, personWho, visitor } from "../product/visitor.ts";

interface TakenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code?: number };
}

const SERVER = 2;
const CLIENT = 3;
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const SPAN = "b7ad6b7169203331";

/** A collector as OpenTelemetry has it: it takes what is sent over OTLP/HTTP in JSON. */
let collector: Server;
let bodies: string[];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterAll(() => collector.close());
beforeEach(() => {
  bodies = [];
});

const address = (port?: number) => {
  const at = collector.address();
  return `http://127.0.0.1:${port ?? (typeof at === "object" && at ? at.port : 0)}/v1/traces`;
};
const taken = (): readonly TakenSpan[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: TakenSpan[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

type Started = Awaited<ReturnType<typeof startBeforeBackOffice>>;
let started: Started | undefined;
afterEach(async () => {
  await started?.end();
  started = undefined;
});
const start = async (env: Readonly<Record<string, string>>) => {
  const one = await startBeforeBackOffice(env);
  started = one;
  return one;
};
const get = (headers: Readonly<Record<string, string>> = {}) =>
  visitor(started?.product.origin ?? "").send("/api/provider/news", { headers });

describe("a product that tells a collector of its requests", () => {
  it("sends a request and the call to the back office in it as parts of the caller's trace", async () => {
    const { office, product } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(), OTEL_TRACES_SAMPLER_ARG: "0" });
    await get({ traceparent: `00-${TRACE}-${SPAN}-01` });
    // A stop sends what is still to be sent.
    await product.stop();
    const [request, call] = [SERVER, CLIENT].map((kind) => taken().find((span) => span.kind === kind && span.traceId === TRACE));
    expect(request).toMatchObject({ name: "news", parentSpanId: SPAN });
    expect(call).toMatchObject({ name: "back office", parentSpanId: request?.spanId });
    expect(office.requests.at(-1)?.headers["traceparent"]).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(request?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  });
  it("sends none that its caller did not choose, and none of its own at a share of 0", async () => {
    const { product } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(), OTEL_TRACES_SAMPLER_ARG: "0" });
    await get({ traceparent: `00-${TRACE}-${SPAN}-00` });
    await get();
    await product.stop();
    expect(taken()).toEqual([]);
  });
  it("marks what failed", async () => {
    const { office, product } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(), OTEL_TRACES_SAMPLER_ARG: "1" });
    await office.close();
    expect((await get()).status).toBe(503);
    await product.stop();
    expect(
      taken()
        .filter(({ name }) => name === "news" || name === "back office")
        .map(({ status }) => status?.code),
    ).toEqual([2, 2]);
  });
  it("sends the statements of the reference's database: what each did and to which table, within its call, and no value", async () => {
    const place = freshPlace();
    const product = await startProduct(place, {
      CAPTCHA: "off",
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(),
      OTEL_TRACES_SAMPLER_ARG: "0",
    });
    const person = personWho("nothing");
    const chosen = { traceparent: `00-${TRACE}-${SPAN}-01` };
    await visitor(product.origin).call("login", credentialsOf(person), chosen);
    await visitor(product.origin).send("/api/provider/news", { headers: chosen });
    await product.stop();
    place.remove();
    const spans = taken().filter(({ traceId }) => traceId === TRACE);
    const calls = spans.filter(({ name }) => name === "back office").map(({ spanId }) => spanId);
    const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === "db.operation.name"));
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["SELECT customer", "INSERT session", "SELECT content"]));
    expect(statements.every(({ parentSpanId = "" }) => calls.includes(parentSpanId))).toBe(true);
    // Nobody chose the trace of what works in the background.
    expect(taken().filter(({ traceId }) => traceId !== TRACE)).toEqual([]);
    for (const own of [person.iin ?? "", person.phone, person.surname, "$1"]) expect(bodies.join("")).not.toContain(own);
  });
  it("tells nothing of who asked: no number, password, cookie or address of theirs", async () => {
    const { product } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(), OTEL_TRACES_SAMPLER_ARG: "1" });
    const person = personWho("nothing");
    await visitor(product.origin).call("login", credentialsOf(person), { "user-agent": "Telling/1.0", "x-forwarded-for": "198.51.100.7" });
    await visitor(product.origin).send(`/verify/${person.iin}?phone=77001234567`);
    await product.stop();
    const text = bodies.join("");
    expect(taken().map(({ name }) => name)).toContain("/api/login");
    for (const own of [person.iin ?? "", person.password, "77001234567", "Telling/1.0", "198.51.100.7", "cookie"])
      expect(text).not.toContain(own);
  });
  it("serves as before while nobody listens at the collector, and stops in its time", async () => {
    const { product } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(9), OTEL_TRACES_SAMPLER_ARG: "1" });
    expect((await get()).status).toBe(200);
    await product.stop();
    // A part that does not end in its time is left behind by its name.
    expect(product.output()).not.toContain("Stopped without waiting any longer");
    expect(product.output()).not.toMatch(/"level":"error"/);
  });
});
