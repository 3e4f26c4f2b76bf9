import { describe, expect, it } from "vitest";
import { sendRaw, statusOf } from "../product/raw.ts";
import { sharedProduct } from "../product/running-product.ts";

const running = sharedProduct();

const files = [
  "/api/documents/ru/senim/rules.pdf",
  "/api/documents/kk/senim/key.pdf",
  "/api/documents/en/papers/claim-application.pdf",
] as const;
/** Names that would lead elsewhere, or out of the line of a header. */
const names = [
  "/api/documents/ru/../../etc/passwd.pdf",
  "/api/documents/ru/papers/..%2f..%2fetc%2fpasswd.pdf",
  "/api/documents/ru/papers/%2e%2e/%2e%2e/package.json",
  "/api/documents/ru/papers/..%5c..%5cwin.ini.pdf",
  "/api/documents/ru/senim/rules%00.pdf",
  "/api/documents/ru/senim/rules.pdf%0d%0aX-Injected:%201",
  '/api/documents/ru/senim/rules".pdf',
  "/api/documents/pictures/..%2f..%2f.data%2fkeys.json",
] as const;

describe("S38: a download", () => {
  it.each(files)("%s is saved under a name of ours, is read as nothing else, and could run nothing", async (address) => {
    const response = await fetch(running.product.origin + address);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
  });
  it.each(names)("is refused for %s", async (address) => {
    const answer = await sendRaw(running.product.origin, `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toMatch(/root:|X-Injected|sessionKeys|"name": "shanyraq"/);
  });
});
