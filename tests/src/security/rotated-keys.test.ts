import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

describe("S05 keys of sessions are rotated", () => {
  const key = (kid: string) => `${kid}:${randomBytes(32).toString("base64url")}`;
  const [first, second] = [key("first"), key("second")];
  const person = personWho("everyStatus");
  const headerOf = (cookie: string) =>
    JSON.parse(Buffer.from(cookie.split("=")[1]?.split(".")[0] ?? "", "base64url").toString()) as { kid: string };
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  beforeEach(() => {
    place = freshPlace();
  });
  afterEach(async () => {
    await product.stop();
    place.remove();
  });
  const startWith = async (keys: readonly string[]) => {
    product = await startProduct(place, { SESSION_KEYS: keys.join(","), CAPTCHA: "off" });
  };

  it("a new key issues, the old one reads until it is retired, and then its sessions are strangers", async () => {
    await startWith([first]);
    const early = visitor(() => product.origin);
    await early.login(person);
    expect(headerOf(early.session().cookie).kid).toBe("first");

    await product.stop();
    await startWith([second, first]);
    // A page that was open meanwhile continues without signing in again.
    expect((await early.call("userContracts")).status).toBe(200);
    expect((await early.call("user")).status).toBe(200);
    const late = visitor(() => product.origin);
    await late.login(person);
    expect(headerOf(late.session().cookie).kid).toBe("second");

    await product.stop();
    await startWith([second]);
    expect((await early.call("user")).status).toBe(401);
    expect((await late.call("user")).status).toBe(200);
  });
});
