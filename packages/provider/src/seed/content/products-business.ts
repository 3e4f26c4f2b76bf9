import { law } from "@shanyraq/rules/law";
import { audiences, byEmployer, online, type ProductSeed } from "../product-seed.ts";
import { agesUpTo, monthsFact } from "./limit-facts.ts";

const { dueDays, months, rates, leastLoss } = law.osns;
const classes = `1–${rates.figure.length}`;
const loss = Math.round(100 * leastLoss.figure);

export const businessProducts: readonly ProductSeed[] = [
  {
    slug: "employer-osns",
    kind: "employer",
    calculator: true,
    main: true,
    from: "85000.00",
    paid: "single",
    name: ["Страхование работников (ОСНС)", "Жұмыскерлерді міндетті сақтандыру", "Workers’ accident insurance"],
    description: [
      "Обязательная защита работников от несчастных случаев на производстве.",
      "Өндірістегі жазатайым оқиғалардан жұмыскерлерді міндетті сақтандыру.",
      "Compulsory cover for workers against accidents at work.",
    ],
    text: [
      `<p>Договор обязан заключить каждый работодатель, кроме государственных учреждений, — в первые ${dueDays.figure} дней месяца, который следует за месяцем начала деятельности. Тариф задан законом и зависит от класса риска вида деятельности и фонда оплаты труда. Договор действует ${months.figure} месяцев или на срок деятельности, если он короче.</p>`,
      `<p>Мемлекеттік мекемелерден басқа әр жұмыс беруші шартты қызметі басталған айдан кейінгі айдың алғашқы ${dueDays.figure} күнінде жасауға міндетті. Тариф заңмен белгіленген, ол қызмет түрінің тәуекел сыныбы мен еңбекақы қорына байланысты. Шарт ${months.figure} айға, ал қызмет мерзімі одан қысқа болса, сол мерзімге жасалады.</p>`,
      `<p>Every employer except a state institution must take out this policy within the first ${dueDays.figure} days of the month after the one in which its activity began. The rate is set by law and depends on the risk class of the business and its payroll. The policy runs for ${months.figure} months, or for the period of activity if that is shorter.</p>`,
    ],
    audience: audiences.employer,
    facts: [
      { term: ["Срок", "Мерзімі", "Term"], value: [`${months.figure} месяцев`, `${months.figure} ай`, `${months.figure} months`] },
      { term: ["Классы риска", "Тәуекел сыныптары", "Risk classes"], value: [classes, classes, classes] },
      {
        term: ["Нужно", "Керегі", "You need"],
        value: ["БИН, ОКЭД, фонд оплаты труда", "БСН, ЭҚЖЖ, еңбекақы қоры", "BIN, activity code, payroll"],
      },
    ],
    covers: [
      [
        `Утрата трудоспособности на ${loss} % и больше`,
        `Еңбекке қабілеттіліктен ${loss} % және одан көп айырылу`,
        `Loss of working capacity of ${loss}% or more`,
      ],
      ["Гибель работника при исполнении обязанностей", "Жұмыскердің міндетін атқару кезінде қаза табуы", "Death of a worker on duty"],
    ],
    exclusions: [
      [
        "Умысел пострадавшего, установленный расследованием",
        "Жәбірленушінің тергеп-тексеруде анықталған қасақана әрекеті",
        "The worker’s own intent, as established by the investigation",
      ],
    ],
    steps: byEmployer,
    questions: [
      {
        question: ["Что будет без договора?", "Шарт болмаса, не болады?", "What if there is no policy?"],
        answer: [
          "<p>Работодателя ждёт штраф, который зависит от размера предприятия, а вред работнику придётся возмещать самостоятельно.</p>",
          "<p>Жұмыс берушіге кәсіпорынның көлеміне қарай айыппұл салынады, ал жұмыскерге келген зиянды өзі өтейді.</p>",
          "<p>The employer is fined according to the size of the business and has to compensate the worker from its own funds.</p>",
        ],
      },
    ],
  },
  {
    slug: "migrant-vms",
    kind: "migrant",
    calculator: true,
    from: "3460.00",
    paid: "single",
    name: [
      "Медицинская страховка иностранного работника",
      "Шетелдік жұмыскерді медициналық сақтандыру",
      "Medical insurance for foreign workers",
    ],
    description: [
      "Полис, который закон требует для трудового договора; с ним прикрепляют к поликлинике.",
      "Заң еңбек шарты үшін талап ететін полис; онымен емханаға тіркеледі.",
      "The policy the law requires for an employment contract; it also registers the worker with a clinic.",
    ],
    text: [
      "<p>Вменённое страхование — то, которое закон требует для определённого дела. С 1 мая 2023 года без медицинской страховки с иностранцем, в том числе из стран ЕАЭС, не заключают трудовой договор (Трудовой кодекс, статья 26). По полису оказывают первичную помощь и экстренное лечение в стационаре.</p>",
      "<p>Жүктелген сақтандыру — белгілі бір іс үшін заң талап ететін сақтандыру. 2023 жылғы 1 мамырдан бастап медициналық сақтандырусыз шетелдікпен, оның ішінде ЕАЭО елдерінің азаматымен де еңбек шарты жасалмайды (Еңбек кодексі, 26-бап). Полис бойынша алғашқы медициналық көмек пен шұғыл стационарлық ем көрсетіледі.</p>",
      "<p>The law requires this medical insurance (it is called “imputed”): since 1 May 2023 no employment contract may be signed with a foreign national without it, including citizens of the Eurasian Economic Union (Labour Code, article 26). The policy covers primary care and emergency hospital treatment.</p>",
    ],
    audience: audiences.foreigner,
    facts: [
      { term: ["Срок", "Мерзімі", "Term"], value: monthsFact("migrant-vms") },
      { term: ["Возраст", "Жасы", "Age"], value: agesUpTo("migrant-vms", "ages") },
    ],
    covers: [
      ["Приём врача и анализы", "Дәрігер қабылдауы мен талдаулар", "Doctor’s visits and tests"],
      ["Экстренная помощь и стационар", "Шұғыл көмек пен стационар", "Emergency care and hospital"],
    ],
    exclusions: [["Плановые операции и стоматология", "Жоспарлы ота мен тіс емдеу", "Planned operations and dentistry"]],
    steps: online,
    questions: [],
  },
];
