import { storeInMemory } from "@shanyraq/limits";
import { createChallenge, solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { describe, expect, it } from "vitest";
import { altcha } from "./altcha.ts";

const HOST = "shanyraq.example";
const SECRET = "secret-of-the-test";

function world(secret = SECRET) {
  const clock = { ahead: 0 };
  const nowSeconds = () => Math.floor(Date.now() / 1000) + clock.ahead;
  return { clock, captcha: altcha(secret, storeInMemory(nowSeconds), nowSeconds) };
}
const challengeOf = async (captcha: ReturnType<typeof altcha>, host = HOST) => (await captcha.challenge?.(host)) as Challenge;
async function solve(challenge: Challenge): Promise<string> {
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
const encoded = (payload: unknown) => btoa(JSON.stringify(payload));
const decoded = (token: string) => JSON.parse(atob(token)) as { challenge: Challenge; solution: { counter: number; derivedKey: string } };

it("S39: a solved challenge is accepted once", async () => {
  const { captcha } = world();
  const token = await solve(await challengeOf(captcha));
  expect(await captcha.verify(token, HOST)).toBe(true);
  expect(await captcha.verify(token, HOST)).toBe(false);
});

it("S39: of twenty replays of one token at the same time exactly one is accepted", async () => {
  const { captcha } = world();
  const token = await solve(await challengeOf(captcha));
  const results = await Promise.all(Array.from({ length: 20 }, () => captcha.verify(token, HOST)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

it("a solved challenge that cannot be marked as used is neither accepted nor called wrong", async () => {
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const captcha = altcha(SECRET, { mark: () => Promise.reject(new Error("the store is lost")) }, nowSeconds);
  const token = await solve(await challengeOf(captcha));
  await expect(captcha.verify(token, HOST)).rejects.toThrow("the store is lost");
  expect(await captcha.verify("no solution", HOST)).toBe(false);
});

describe("S39: is refused:", () => {
  it("a challenge of another host", async () => {
    const { captcha } = world();
    expect(await captcha.verify(await solve(await challengeOf(captcha, "evil.example")), HOST)).toBe(false);
  });
  it("a challenge of another action", async () => {
    const { captcha } = world();
    const challenge = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: 1,
      deriveKey,
      hmacSignatureSecret: SECRET,
      expiresAt: Math.floor(Date.now() / 1000) + 60,
      data: { action: "feedback", host: HOST },
    });
    expect(await captcha.verify(await solve(challenge), HOST)).toBe(false);
  });
  it("a challenge of another secret", async () => {
    const token = await solve(await challengeOf(world("another-secret").captcha));
    expect(await world().captcha.verify(token, HOST)).toBe(false);
  });
  it("a challenge after 120 seconds", async () => {
    const { captcha, clock } = world();
    const token = await solve(await challengeOf(captcha));
    clock.ahead = 120;
    expect(await captcha.verify(token, HOST)).toBe(false);
  });
  it("a solution of another challenge, a changed one and one that was made easier", async () => {
    const { captcha } = world();
    const [a, b] = [decoded(await solve(await challengeOf(captcha))), decoded(await solve(await challengeOf(captcha)))];
    const { parameters } = a.challenge;
    for (const payload of [
      { challenge: a.challenge, solution: b.solution },
      { ...a, solution: { ...a.solution, counter: a.solution.counter + 1 } },
      { ...a, solution: { ...a.solution, derivedKey: "00" } },
      { ...a, challenge: { ...a.challenge, parameters: { ...parameters, keyPrefix: "" } } },
      { ...a, challenge: { ...a.challenge, parameters: { ...parameters, cost: 1 } } },
      { ...a, challenge: { ...a.challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 60 } } },
      { ...a, challenge: { ...a.challenge, signature: undefined } },
    ]) {
      expect(await captcha.verify(encoded(payload), HOST)).toBe(false);
    }
    expect(await captcha.verify(encoded(a), HOST)).toBe(true);
  });
  it.each([
    undefined,
    "",
    "x",
    btoa("x"),
    btoa("null"),
    btoa("{}"),
    btoa('{"challenge":null,"solution":null}'),
    btoa('{"challenge":{},"solution":{}}'),
  ])("the token %j", async (token) => {
    expect(await world().captcha.verify(token, HOST)).toBe(false);
  });
});
