import { expect, it } from "vitest";
import { placeOf, type Published } from "./place-of.ts";

const published: Published = { products: ["senim"], news: [], pages: ["insurance-rules"], media: [] };
const page = (path: string) => ({ to: "page", path });
const missing = (path: string) => ({ to: "page", path, missing: true });

it.each([
  ["a page has its own address", "/kk/contacts", page("/kk/contacts")],
  ["a published entry has its own page", "/products/senim", page("/products/senim")],
  ["a page of a customer is the shell of its route", "/kk/cabinet/reports/17", page("/kk/cabinet/reports/-shell")],
  [
    "the data of a followed link are named after the shell",
    "/_next/data/development/cabinet/reports/17.json",
    page("/_next/data/development/cabinet/reports/-shell.json"),
  ],
  [
    "the data of a published entry have its name",
    "/_next/data/development/products/senim.json",
    page("/_next/data/development/products/senim.json"),
  ],
  ["a file comes before every route", "/icon.svg", page("/icon.svg")],
  ["hot reload is asked as it asks", "/_next/webpack-hmr", page("/_next/webpack-hmr")],
  ["an address that ends with a slash has moved", "/kk/products/", { to: "moved", path: "/kk/products" }],
  ["what is not published is missing, in the language of its address", "/en/products/none", missing("/en/404")],
  ["what no route has is missing", "/kk/a/b/c/d", missing("/kk/404")],
  ["a shell is no address of its own", "/products/-shell", missing("/404")],
])("%s", (_, address, place) => {
  expect(placeOf(address, published)).toEqual(place);
});
