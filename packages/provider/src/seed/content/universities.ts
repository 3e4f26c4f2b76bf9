import type { Three } from "../in-languages.ts";

const almaty: Three = ["Алматы", "Алматы", "Almaty"];
const astana: Three = ["Астана", "Астана", "Astana"];
const karaganda: Three = ["Караганда", "Қарағанды", "Karaganda"];
const shymkent: Three = ["Шымкент", "Шымкент", "Shymkent"];

/** Universities as they call themselves. A list to choose from: no price depends on it. */
export const universities: readonly { readonly slug: string; readonly name: Three; readonly city: Three }[] = [
  { slug: "kaznu", name: ["КазНУ имени аль-Фараби", "Әл-Фараби атындағы ҚазҰУ", "Al-Farabi Kazakh National University"], city: almaty },
  { slug: "satbayev", name: ["Satbayev University", "Satbayev University", "Satbayev University"], city: almaty },
  { slug: "abai", name: ["КазНПУ имени Абая", "Абай атындағы ҚазҰПУ", "Abai Kazakh National Pedagogical University"], city: almaty },
  {
    slug: "kaznmu",
    name: ["КазНМУ имени С. Д. Асфендиярова", "С. Ж. Асфендияров атындағы ҚазҰМУ", "Asfendiyarov Kazakh National Medical University"],
    city: almaty,
  },
  {
    slug: "kaznaru",
    name: [
      "Казахский национальный аграрный исследовательский университет",
      "Қазақ ұлттық аграрлық зерттеу университеті",
      "Kazakh National Agrarian Research University",
    ],
    city: almaty,
  },
  {
    slug: "kbtu",
    name: [
      "Казахстанско-Британский технический университет",
      "Қазақстан-Британ техникалық университеті",
      "Kazakh-British Technical University",
    ],
    city: almaty,
  },
  { slug: "kimep", name: ["Университет КИМЭП", "КИМЭП университеті", "KIMEP University"], city: almaty },
  { slug: "narxoz", name: ["Университет Нархоз", "Нархоз университеті", "Narxoz University"], city: almaty },
  { slug: "almau", name: ["Almaty Management University", "Almaty Management University", "Almaty Management University"], city: almaty },
  {
    slug: "iitu",
    name: [
      "Международный университет информационных технологий",
      "Халықаралық ақпараттық технологиялар университеті",
      "International Information Technology University",
    ],
    city: almaty,
  },
  { slug: "turan", name: ["Университет «Туран»", "«Тұран» университеті", "Turan University"], city: almaty },
  { slug: "nazarbayev", name: ["Назарбаев Университет", "Назарбаев Университеті", "Nazarbayev University"], city: astana },
  {
    slug: "enu",
    name: ["ЕНУ имени Л. Н. Гумилёва", "Л. Н. Гумилев атындағы ЕҰУ", "L. N. Gumilyov Eurasian National University"],
    city: astana,
  },
  { slug: "amu", name: ["Медицинский университет Астана", "Астана медицина университеті", "Astana Medical University"], city: astana },
  { slug: "aitu", name: ["Astana IT University", "Astana IT University", "Astana IT University"], city: astana },
  {
    slug: "kazatu",
    name: ["КАТИУ имени С. Сейфуллина", "С. Сейфуллин атындағы ҚАТЗУ", "S. Seifullin Kazakh Agrotechnical Research University"],
    city: astana,
  },
  {
    slug: "buketov",
    name: [
      "Карагандинский университет имени Е. А. Букетова",
      "Е. А. Бөкетов атындағы Қарағанды университеті",
      "Karaganda Buketov University",
    ],
    city: karaganda,
  },
  {
    slug: "kmu",
    name: ["Медицинский университет Караганды", "Қарағанды медицина университеті", "Karaganda Medical University"],
    city: karaganda,
  },
  {
    slug: "kstu",
    name: [
      "Карагандинский технический университет имени Абылкаса Сагинова",
      "Әбілқас Сағынов атындағы Қарағанды техникалық университеті",
      "Abylkas Saginov Karaganda Technical University",
    ],
    city: karaganda,
  },
  { slug: "auezov", name: ["ЮКУ имени М. Ауэзова", "М. Әуезов атындағы ОҚУ", "M. Auezov South Kazakhstan University"], city: shymkent },
  {
    slug: "skma",
    name: ["Южно-Казахстанская медицинская академия", "Оңтүстік Қазақстан медицина академиясы", "South Kazakhstan Medical Academy"],
    city: shymkent,
  },
  {
    slug: "toraighyrov",
    name: ["Торайгыров университет", "Торайғыров университеті", "Toraighyrov University"],
    city: ["Павлодар", "Павлодар", "Pavlodar"],
  },
  {
    slug: "ektu",
    name: ["ВКТУ имени Д. Серикбаева", "Д. Серікбаев атындағы ШҚТУ", "D. Serikbayev East Kazakhstan Technical University"],
    city: ["Усть-Каменогорск", "Өскемен", "Oskemen"],
  },
  {
    slug: "zhubanov",
    name: [
      "Актюбинский региональный университет имени К. Жубанова",
      "Қ. Жұбанов атындағы Ақтөбе өңірлік университеті",
      "K. Zhubanov Aktobe Regional University",
    ],
    city: ["Актобе", "Ақтөбе", "Aktobe"],
  },
  {
    slug: "yasawi",
    name: ["Университет имени Ахмеда Ясави", "Ахмет Ясауи университеті", "Akhmet Yassawi University"],
    city: ["Туркестан", "Түркістан", "Turkistan"],
  },
];
