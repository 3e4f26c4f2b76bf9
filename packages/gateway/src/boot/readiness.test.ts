import { describe, expect, it } from "vitest";
import { readiness, type Checks } from "./readiness.ts";

const fine = async () => "fine";
const readinessOf = async (checks: Checks, stopping = false) => {
  const answer = await readiness(checks, () => stopping)("/readyz");
  return { status: answer?.status, body: (await answer?.json()) as unknown };
};

describe("readiness", () => {
  it("is green while every part is there", async () => {
    expect(await readinessOf({ database: fine, store: fine })).toEqual({
      status: 200,
      body: { status: "ready", parts: { database: "ready", store: "ready" } },
    });
  });
  it("is red where one is not, names it, and tells nothing of why", async () => {
    const broken = async () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.2"));
    expect(await readinessOf({ database: fine, disk: broken })).toEqual({
      status: 503,
      body: { status: "unavailable", parts: { database: "ready", disk: "unavailable" } },
    });
  });
  it("does not wait for a part that hangs", { timeout: 5_000 }, async () => {
    expect(await readinessOf({ database: () => new Promise(() => {}) })).toMatchObject({ status: 503 });
  });
  it("stays green where something will run out, and names it", async () => {
    const answer = await readiness(
      { store: fine },
      () => false,
      () => ["indicators-2027"],
    )("/readyz");
    expect([answer?.status, await answer?.json()]).toEqual([
      200,
      { status: "ready", parts: { store: "ready" }, warnings: ["indicators-2027"] },
    ]);
  });
  it("is red while the process stops, though all of it is there", async () => {
    expect(await readinessOf({ database: fine }, true)).toMatchObject({ status: 503, body: { status: "stopping" } });
  });
});

it("reports that the process is alive whatever the state of its parts", async () => {
  const broken = async () => Promise.reject(new Error("down"));
  const answer = await readiness({ database: broken }, () => true)("/healthz");
  expect([answer?.status, answer?.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
it("answers at no other address", () => {
  expect(readiness({}, () => false)("/")).toBeUndefined();
});
