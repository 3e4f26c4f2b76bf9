import type { Rating } from "@shanyraq/ui/content/RatingList.tsx";
import type { Review } from "@shanyraq/ui/content/ReviewList.tsx";
import type { Report, ReportFile } from "@shanyraq/ui/content/ReportCard.tsx";
import type { City } from "@shanyraq/ui/content/CityMap.tsx";
import type { Slide } from "@shanyraq/ui/content/HomeSlider.tsx";
import type { Office } from "@shanyraq/ui/content/office-hours.ts";
import type { Person } from "@shanyraq/ui/content/PersonCards.tsx";

export const people: readonly Person[] = [
  {
    id: "1",
    slug: "zhanna-abenova",
    name: "Жанна Абенова",
    position: "Председатель совета директоров",
    type: "directors",
    independent: false,
    since: 2019,
    text: "<p>Экономист, тридцать лет в надзоре и страховании.</p>",
  },
  {
    id: "2",
    slug: "timur-baiseit",
    name: "Тимур Байсейіт",
    position: "Тәуелсіз директор, аудит және ішкі бақылау комитетінің төрағасы",
    type: "directors",
    independent: true,
    since: 2021,
    text: "<p>Аудитор, аудиторлар палатасының мүшесі.</p>",
  },
];

export const ratings: readonly Rating[] = [
  {
    id: "1",
    agency: "Рейтинговое бюро «Тұғыр»",
    scale: "Национальная шкала",
    value: "kzAA-",
    outlook: "Стабильный",
    date: "2026-09-10",
    text: "Запас капитала выше требуемого.",
  },
];

export const reviews: readonly Review[] = [
  {
    id: "1",
    name: "Алия, 34 года",
    city: "Караганда",
    date: "2026-10-30",
    product: "senim",
    text: "Сравнивала с вкладом. Решило то, что сумма записана в договоре.",
  },
  {
    id: "2",
    name: "Гүлсім, 63 жаста",
    city: "Шымкент",
    date: "2026-08-05",
    product: "",
    text: "Қазақша түсіндірді, асықтырған жоқ. Алғашқы төлем айтылған күні келді.",
  },
];

export const report: Report = {
  id: "2025-annual",
  slug: "2025-annual",
  name: "Годовой отчёт за 2025 год",
  year: "2025",
  period: "year",
  date: "2026-03-31",
  lead: "С заключением независимого аудитора.",
  figures: [
    { term: "Активы", value: "62\u00a0800 млн ₸" },
    { term: "Чистая прибыль", value: "2\u00a0210 млн ₸" },
  ],
};
export const reportFile: ReportFile = {
  id: "2025-annual",
  name: report.name,
  url: "/api/documents/ru/papers/2025-annual.pdf",
  size: 41_230,
  date: "2026-03-31",
  format: "PDF",
  year: "2025",
  period: "year",
};

export const office: Office = {
  id: "almaty-main",
  slug: "almaty-main",
  name: "Главный офис",
  city: "almaty",
  city_name: "Алматы",
  address: "ул. Образцовая, 1",
  way: "Вход со стороны сквера, первый этаж, пандус.",
  phone: "+7 (700) 000-00-01",
  email: "info@shanyraq-life.example",
  hours: [
    { days: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" },
    { days: [6], from: "10:00", to: "14:00" },
  ],
  holidays: ["2026-12-16"],
  services: ["buy", "claim"],
  main: true,
};

export const cities: readonly City[] = [
  { id: "almaty", name: "Алматы", latitude: 43.24, longitude: 76.89, offices: 3 },
  { id: "atyrau", name: "Атырау", latitude: 47.11, longitude: 51.92, offices: 1 },
  { id: "oskemen", name: "Усть-Каменогорск", latitude: 49.95, longitude: 82.61, offices: 1 },
];

export const slides: readonly Slide[] = [
  {
    id: "1",
    title: "Накопить и быть под защитой",
    text: "Сумма известна в день, когда вы начали.",
    url: "/products/senim",
    action: "Рассчитать",
    image: "",
  },
  {
    id: "2",
    title: "Басыңызға іс түсті ме?",
    text: "Бір қызметкер төлемге дейін қасыңызда болады.",
    url: "/how-to-claim",
    action: "Не істеу керек",
    image: "",
  },
];
