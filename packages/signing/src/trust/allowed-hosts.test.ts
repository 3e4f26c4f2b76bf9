import { expect, it } from "vitest";
import { allowedAmong, readHosts } from "./allowed-hosts.ts";

it("hosts are names, with a port if it is not the usual one", () => {
  expect(readHosts(" OCSP.pki.gov.kz , crl.pki.gov.kz:8080 ")).toEqual(["ocsp.pki.gov.kz", "crl.pki.gov.kz:8080"]);
  expect(readHosts("")).toEqual([]);
});

it.each([
  "http://ocsp.example",
  "ocsp.example/",
  "*.example",
  "a@b.example",
  "a b",
  "ocsp.example:99999",
  "2130706433",
  "a..b?c",
  "a.example:80",
])("%j is refused as a list of hosts at the start", (text) => {
  expect(readHosts(text)).toBeUndefined();
});

it.each([
  ["http://ocsp.example/a?b", true],
  ["https://OCSP.example", true],
  ["http://ocsp.example:80/", true],
  ["http://ocsp.example:8080/", false],
  ["http://other.example/", false],
  ["http://ocsp.example.other.example/", false],
  ["http://ocsp.example@other.example/", false],
  ["http://a:b@ocsp.example/", false],
  ["http://169.254.169.254/latest/meta-data", false],
  ["ftp://ocsp.example/", false],
  ["file:///etc/passwd", false],
  ["ldap://ocsp.example/", false],
  ["ocsp.example", false],
  ["", false],
])("for an address %j in a certificate it is %s that it may be fetched", (address, allowed) => {
  expect(allowedAmong([address], ["ocsp.example"])).toEqual(allowed ? [address] : []);
});
