import { expect, it } from "vitest";
import { optionsOf } from "./vercel.ts";

const whole = {
  PROVIDER_URL: "https://back.example",
  SESSION_KEYS: `one:${Buffer.alloc(32, 1).toString("base64url")}`,
  CAPTCHA_SECRET: "secret",
  SITE_ORIGIN: "https://shanyraq.example",
};

it.each(["PROVIDER_URL", "SESSION_KEYS", "CAPTCHA_SECRET", "SITE_ORIGIN"] as const)(
  "a deployed function without %s does not serve",
  (name) => {
    expect(() => optionsOf({ ...whole, [name]: undefined })).toThrow(/must be set/);
  },
);

it("a whole configuration serves, and takes the visitor's address from the host alone", () => {
  const options = optionsOf(whole);
  expect(options).toMatchObject({ providerUrl: whole.PROVIDER_URL, siteOrigin: "https://shanyraq.example" });
  const request = new Request("https://shanyraq.example/", { headers: { "x-real-ip": "10.0.0.7", "x-forwarded-for": "1.2.3.4" } });
  expect(options.addressOf(request)).toBe("10.0.0.7");
});
