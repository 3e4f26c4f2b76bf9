import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openMessage, sealMessage } from "./sealed-message.ts";

const services = { random: (bytes: number) => new Uint8Array(randomBytes(bytes)), secret: "a secret of the tests" };
const message = { key: "code/registration/1", channel: "sms", to: "77010000011", text: "Код: 4821" } as const;

describe("a sealed message", () => {
  it("opens with its secret, and shows neither code nor phone before", () => {
    const sealed = sealMessage(message, services);
    expect(JSON.stringify(sealed)).not.toMatch(/4821|7701/);
    expect(openMessage(sealed, services.secret)).toEqual(message);
  });
  it("that was sealed before the cipher had a module of its own opens", () => {
    const sealed =
      "AwMDAwMDAwMDAwMDz_0atai9oyK-rpaBDmxWWKyL7ykbr6cMRY6C6zOJeK0kXzw3aHMrVRNZKLX4mlrlLgw9_0E7-T6KwmorUHdwAip5_d-wCpUuhR2tBKJe1D7fxu6dT6TOmnFMznAFyJVh4yZR1ylA";
    expect(openMessage({ key: message.key, sealed }, services.secret)).toEqual(message);
  });
  it("does not open with another secret, under another key, or changed", () => {
    const sealed = sealMessage(message, services);
    expect(() => openMessage(sealed, "another")).toThrow();
    expect(() => openMessage({ ...sealed, key: "code/registration/2" }, services.secret)).toThrow();
    expect(() => openMessage({ ...sealed, sealed: `${sealed.sealed.slice(0, -2)}AA` }, services.secret)).toThrow();
  });
});
