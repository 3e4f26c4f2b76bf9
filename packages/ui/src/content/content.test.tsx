// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { DocumentList } from "./DocumentList.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { NotFoundView } from "./NotFoundView.tsx";
import { PriceSlip } from "./products/PriceSlip.tsx";
import { ProductCard, type Product } from "./products/ProductCard.tsx";
import { ProductAction } from "./products/ProductSide.tsx";

const product: Product = {
  id: "1",
  slug: "senim",
  name: "Сенім",
  description: "Копите к сроку.",
  text: "<p>…</p>",
  preview_image: "",
  image: "",
  kind: "senim",
  calculator: true,
  main_active: true,
  audience: "Для себя и семьи",
  from_price: "10000.00",
  facts: [],
  covers: [],
  exclusions: [],
  steps: [],
  example: [],
  questions: [],
  seo_title: "",
  meta_descriptions: "",
};
const byPhone: Product = { ...product, slug: "education", kind: "of a later day", calculator: false, from_price: "" };
const hrefs = { pageHref: "/products/senim", calculatorHref: "/products/senim/calculate", phoneHref: "tel:+77000000000" };
const addresses = (place: Element) => [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("a product that is priced online leads to its calculator, another to the phone", () => {
  expect(addresses(stage(<ProductCard product={product} {...hrefs} />))).toEqual([
    "/products/senim",
    "/products/senim/calculate",
    "/products/senim",
  ]);
  const place = stage(<ProductCard product={byPhone} {...hrefs} />);
  expect(addresses(place)).toEqual(["/products/senim", "tel:+77000000000", "/products/senim"]);
  expect(place.textContent).toContain("content.byPhone");
});

test("a kind without an emblem of its own still wears one", () => {
  expect(find(stage(<ProductCard product={byPhone} {...hrefs} />), "svg path")).toBeTruthy();
});

test("the slip of prices shows only what is priced online, and nothing rather than an empty slip", () => {
  expect(addresses(stage(<PriceSlip products={[product, byPhone]} calculatorHref={(slug) => `/${slug}`} />))).toEqual(["/senim"]);
  expect(stage(<PriceSlip products={[byPhone]} calculatorHref={(slug) => `/${slug}`} />).textContent).toBe("");
});

test("the action of a product without a calculator is a call", () => {
  expect(addresses(stage(<ProductAction product={byPhone} calculatorHref="/calculate" phone="+7 (700) 000-00-00" />))).toEqual([
    "tel:+77000000000",
  ]);
});

test("a filter marks its choice and hands over the pressed one", () => {
  const options = [
    { value: "", name: "Все" },
    { value: "child", name: "Для ребёнка" },
  ];
  let chosen = "";
  const place = stage(
    <FilterBar
      label="Для кого"
      options={options}
      value={chosen}
      onChange={(value) => {
        chosen = value;
      }}
    />,
  );
  expect(find(place, '[aria-pressed="true"]').textContent).toBe("Все");
  press(find<HTMLButtonElement>(place, '[aria-pressed="false"]'));
  expect(chosen).toBe("child");
});

test("a page that is not there has one heading, the way home and where people usually go", () => {
  const place = stage(
    <NotFoundView code="404" title="Страница не найдена" text="…" homeHref="/" links={[{ name: "Новости", href: "/news" }]} />,
  );
  expect([...place.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["404 Страница не найдена"]);
  expect(addresses(place)).toEqual(["/", "/news"]);
});

test("a document says what it is, is read as a page, and its file is the browser's to fetch, not the router's", () => {
  const file = { type: "rules", name: "Правила", url: "/api/documents/ru/senim/rules.pdf", size: 30_001, date: "2026-01-01" } as const;
  const place = stageIn("ru", <DocumentList files={[file]} readHref={() => "/products/senim/paper/rules"} />);
  const [read, save] = place.querySelectorAll("a");
  expect([read?.getAttribute("href"), read?.hasAttribute("download"), read?.getAttribute("aria-label")]).toEqual([
    "/products/senim/paper/rules",
    false,
    "Читать: Правила",
  ]);
  expect([save?.getAttribute("href"), save?.hasAttribute("download"), save?.getAttribute("aria-label")]).toEqual([
    file.url,
    true,
    "Скачать: Правила",
  ]);
  expect(find(place, "p").textContent).toContain("PDF, 30 КБ");
  expect(find(place, "time").textContent).toBe("01.01.2026");
});
