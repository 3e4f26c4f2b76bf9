import type { Product } from "@shanyraq/ui/content/ProductCard.tsx";

/** A product that is priced online. */
export const product: Product = {
  id: "1",
  slug: "senim",
  name: "Сенім: накопительное страхование",
  description: "Копите к сроку и будьте под защитой с первого дня.",
  text: "<h2>Как это устроено</h2><p>Взносы копятся, а защита действует весь срок.</p>",
  preview_image: "",
  image: "",
  kind: "senim",
  calculator: true,
  main_active: true,
  audience: "Для себя и семьи",
  from_price: "10000.00",
  facts: [
    { term: "Срок", value: "от 3 до 20 лет" },
    { term: "Сумма", value: "от 500 000 ₸" },
  ],
  covers: [{ name: "Дожитие до конца срока" }, { name: "Уход из жизни по любой причине" }],
  exclusions: [{ name: "Военные действия" }],
  steps: [
    { name: "Рассчитайте", text: "Выберите сумму и срок." },
    { name: "Оплатите", text: "По QR-коду в приложении банка." },
  ],
  example: [
    { term: "Пол", value: "Мужчина" },
    { term: "Платит в месяц", value: "35\u00a0413,00\u00a0₸" },
  ],
  questions: [{ question: "Можно ли забрать деньги раньше?", answer: "<p>Да, выкупную сумму со второго года.</p>" }],
  seo_title: "",
  meta_descriptions: "",
};

/** One that is sold by telephone, with the longest name there is. */
export const phoneProduct: Product = {
  ...product,
  id: "2",
  slug: "employer-osns",
  name: "Қызметкерді еңбек міндеттерін атқару кезінде жазатайым оқиғалардан міндетті сақтандыру",
  kind: "osns",
  calculator: false,
  from_price: "",
  audience: "Жұмыс берушілерге",
};
