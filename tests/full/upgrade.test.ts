import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { calls } from "@shanyraq/calls";
import { edgeAddress } from "@shanyraq/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { startPostgres, type Cluster } from "../src/product/servers/postgres.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor } from "../src/product/visitor.ts";
import { runCommands } from "./runbook/commands.ts";
import { releaseBefore } from "./upgrade/release-before.ts";
import { startProxy, type Proxy } from "./upgrade/proxy.ts";
import { traffic, type TrafficFigures } from "./upgrade/traffic.ts";

const repository = path.resolve(import.meta.dirname, "../..");
/** Purchases made in each state of the exchange before the next step of the runbook. */
const PURCHASES = 4;
/** Longer than a proxy takes to see that /readyz is red. */
const DRAIN_SECONDS = "1";

let cluster: Cluster;
let proxy: Proxy;
let place: ReturnType<typeof freshPlace>;
let before: ReturnType<typeof releaseBefore>;
const old = path.join(mkdtempSync(path.join(tmpdir(), "shanyraq-release-")), "before");
const figures: Figure[] = [];
const running = new Map<string, Product>();
beforeAll(async () => {
  before = releaseBefore(old);
  cluster = await startPostgres();
  place = freshPlace(await cluster.create("upgraded"));
  proxy = await startProxy(() => [...running.values()].map(({ origin }) => origin));
});
afterAll(async () => {
  writeFigures("upgrade", figures);
  proxy.stop();
  for (const product of running.values()) await product.stop();
  cluster.stop();
  place.remove();
  before.remove();
});

type Session = ReturnType<ReturnType<typeof visitor>["session"]>;
const nobody: Session = { cookie: "", token: "" };

const env = { CAPTCHA: "off", LIMITS_STORE: "postgres", DRAIN_SECONDS, SITE_DIR: path.join(repository, "site") };
const start = async (name: "before" | "now", more: Readonly<Record<string, string>> = {}) => {
  const product = await startProduct(place, { ...env, SITE_ORIGIN: proxy.origin, ...more }, name === "before" ? old : repository);
  running.set(name, product);
  return product;
};
const stop = async (name: "before" | "now") => {
  await running.get(name)?.stop();
  running.delete(name);
};

it("a release is exchanged for the next and taken back, with people buying meanwhile: no call fails", async () => {
  const first = await start("before");
  await proxy.look();
  const people = traffic(proxy.origin);
  const { figures: counts } = people;
  const moreBought = async ({ purchases }: Pick<TrafficFigures, "purchases">) => {
    while (counts.purchases < purchases + PURCHASES && counts.failed.length === 0) await proxy.look();
  };
  const sessions = await Promise.all(
    [1, 2].map(async () => {
      const one = visitor(proxy.origin);
      await one.login(personWho("nothing"));
      return one.session();
    }),
  );

  // As docs/runbook.md says: the form first, then the processes.
  await moreBought(counts);
  await runCommands("A new release", { DATABASE_URL: place.databaseUrl ?? "" });
  await moreBought({ ...counts });
  const second = await start("now", { SCHEMA: "check" });
  await moreBought({ ...counts });
  const sideBySide = counts.purchases;

  // Whoever leaves on one release is refused on the other.
  const ask = async ({ origin }: Product, name: "userContracts" | "logout", { cookie, token }: Session) => {
    const headers = { cookie, authorization: `Bearer ${token}`, origin: proxy.origin, "sec-fetch-site": "same-origin", lang: "ru" };
    const whole = { ...headers, accept: "application/json", "content-type": "application/json" };
    return (await fetch(origin + edgeAddress(calls[name].path, name), { method: "POST", headers: whole, body: "{}" })).status;
  };
  for (const [index, ended] of [second, first].entries()) {
    const session = sessions[index] ?? nobody;
    expect(await ask(second, "userContracts", session), "a session goes on in the next release").toBe(200);
    expect(await ask(ended, "logout", session)).toBe(200);
    expect(
      [await ask(first, "userContracts", session), await ask(second, "userContracts", session)],
      `a session that was left at the ${index === 0 ? "next release" : "release before"}, played again to both`,
    ).toEqual([401, 401]);
  }

  await stop("before");
  await moreBought({ ...counts });
  // Taken back: the release before starts on the newer form, beside the newer release.
  await start("before", { SCHEMA: "check" });
  await moreBought({ ...counts });
  await stop("now");
  await moreBought({ ...counts });
  await people.stop();

  figures.push({
    name: `upgrade from ${before.commit.slice(0, 8)} and back under traffic: failed calls`,
    measured: `${counts.failed.length} of ${counts.calls}; ${counts.purchases} policies bought, slowest call ${(counts.slowestMs / 1_000).toFixed(1)} s`,
    goal: "0",
    ok: counts.failed.length === 0,
  });
  expect(counts.failed).toEqual([]);
  expect(sideBySide).toBeGreaterThan(PURCHASES);
});
