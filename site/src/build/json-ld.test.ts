import { expect, it } from "vitest";
import { breadcrumbList, faqPage, newsArticle, productThing } from "./json-ld.ts";

it("a product without a price on the site offers none", () => {
  const product = { name: "Сенім", description: "Копите.", from_price: "" };
  expect(productThing(product, "ru")).not.toHaveProperty("offers");
  expect(productThing({ ...product, from_price: "10000.00" }, "ru")["offers"]).toMatchObject({ price: "10000.00", priceCurrency: "KZT" });
});
it("gives answers without their markup", () => {
  expect(JSON.stringify(faqPage([{ question: "Можно?", answer: "<p>Да,</p>\n<p>можно.</p>" }]))).toContain('"text":"Да, можно."');
});
it("an article says its language and its day", () => {
  expect(newsArticle({ title: "Жаңалық", date: "2026-11-09", short_info: "…" }, "kk")).toMatchObject({
    inLanguage: "kk-KZ",
    datePublished: "2026-11-09",
  });
});
it("the page itself is the last crumb, without an address", () => {
  expect(breadcrumbList([{ name: "Новости", href: "/news" }, { name: "Эта" }])["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Новости", item: "/news" },
    { "@type": "ListItem", position: 2, name: "Эта" },
  ]);
});
