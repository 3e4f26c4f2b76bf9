import { expect, it } from "vitest";
import { documentAt, documentPath, type DocumentAddress } from "./document-address.ts";

const hash = "0123456789abcdef0123456789abcdef";
it.each<DocumentAddress>([
  { locale: "kk", product: "senim", type: "rules" },
  { locale: "ru", product: "term-life", type: "key" },
  { locale: "en", product: "credit-life", type: "tariff" },
  { locale: "en", product: "senim", type: "offer", hash },
  { locale: "kk", product: "senim", type: "rules", print: "large" },
  { locale: "ru", product: "senim", type: "offer", hash, print: "large" },
])("an address written is read again: $type in $locale", (address) => {
  expect(documentAt(documentPath(address))).toEqual(address);
});

it.each([
  "/api/documents/ru/senim/rules",
  "/api/documents/de/senim/rules.pdf",
  "/api/documents/ru/senim/offer.pdf",
  "/api/documents/ru/senim/offer-0123.pdf",
  `/api/documents/ru/senim/offer-${hash.toUpperCase()}.pdf`,
  "/api/documents/ru/../rules.pdf",
  "/api/documents/ru/%2e%2e/rules.pdf",
  "/api/documents/ru//rules.pdf",
  "/api/documents/ru/senim/rules.pdf/",
  "/api/documents/ru/senim/rules-larger.pdf",
  "/api/documentsru/senim/rules.pdf",
])("%s names no document", (path) => {
  expect(documentAt(path)).toBeUndefined();
});
