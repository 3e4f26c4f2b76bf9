import { describe, expect, it } from "vitest";
import { addressKind, isAllowedAddress } from "./address.ts";

const hosts = new Set(["bank.example"]);

describe("S47 an address", () => {
  it.each(["/", "/products/senim?from=menu#top", "#contents", "?page=2", "mailto:info@life.example", "tel:+77000000000"])(
    "%s is allowed",
    (address) => expect(isAllowedAddress(address, hosts)).toBe(true),
  );
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0000javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "http://bank.example",
    "https:///evil.example",
    "products",
    "",
  ])("%j is refused", (address) => expect(isAllowedAddress(address, hosts)).toBe(false));
  it("leads to another host only where that host is named", () => {
    expect(isAllowedAddress("https://bank.example/loans", hosts)).toBe(true);
    for (const address of ["https://evil.example", "https://bank.example.evil.example", "https://bank.example@evil.example/"])
      expect(isAllowedAddress(address, hosts), address).toBe(false);
    expect(addressKind("https://evil.example")).toBe("elsewhere");
  });
});
