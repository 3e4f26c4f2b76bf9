import { describe, expect, it } from "vitest";
import { recaptcha } from "./recaptcha.ts";

const URL = "https://captcha.example/siteverify";
const good = { success: true, score: 0.9, action: "login", hostname: "shanyraq.example" };
const answering = (send: (request: Request) => Promise<Response>) => recaptcha({ secret: "s", url: URL, minimumScore: 0.5, send });
const saying = (answer: unknown) => answering(async () => Response.json(answer));
const verify = (captcha: ReturnType<typeof recaptcha>, token: string | undefined = "token") =>
  captcha.verify(token, "shanyraq.example:3000");

it("sends the secret and the token to the service, and accepts its answer", async () => {
  let sent = "";
  const captcha = answering(async (request) => {
    sent = `${request.method} ${request.url} ${await request.text()}`;
    return Response.json(good);
  });
  expect(await verify(captcha)).toBe(true);
  expect(sent).toBe(`POST ${URL} secret=s&response=token`);
});

describe("S39: fails closed", () => {
  it.each([
    ["no success", { ...good, success: false }],
    ["a success that is a word", { ...good, success: "true" }],
    ["a low score", { ...good, score: 0.4 }],
    ["no score", { ...good, score: undefined }],
    ["another action", { ...good, action: "feedback" }],
    ["another host", { ...good, hostname: "evil.example" }],
    ["null", null],
  ])("on %s", async (_, answer) => {
    expect(await verify(saying(answer))).toBe(false);
  });
  it("when the service is down or does not answer JSON", async () => {
    const down = answering(async () => {
      throw new TypeError("fetch failed");
    });
    expect(await verify(down)).toBe(false);
    expect(await verify(answering(async () => new Response("<html>", { status: 502 })))).toBe(false);
  });
  it("without a token, and asks nobody", async () => {
    let count = 0;
    const captcha = answering(async () => {
      count++;
      return Response.json(good);
    });
    expect(await captcha.verify(undefined, "shanyraq.example")).toBe(false);
    expect(await captcha.verify("", "shanyraq.example")).toBe(false);
    expect(count).toBe(0);
  });
});
