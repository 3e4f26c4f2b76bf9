import { law } from "@shanyraq/rules/law";
import { audiences, byPhone, type ProductSeed } from "../product-seed.ts";
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
    name: ["Страхование работников (ОСНС)", "Жұмыскерлерді сақтандыру (ОСНС)", "Workers' accident insurance"],
    description: [
      "Обязательная защита работников от несчастных случаев на производстве.",
      "Өндірістегі жазатайым оқиғалардан жұмыскерлерді міндетті сақтандыру.",
      "The compulsory cover of workers against accidents at work.",
    ],
    text: [
      `<p>Договор обязан заключить каждый работодатель, кроме государственных учреждений, — в первые ${dueDays.figure} дней месяца, который следует за месяцем начала деятельности. Тариф задан законом и зависит от класса риска вида деятельности и фонда оплаты труда. Договор действует ${months.figure} месяцев или на срок деятельности, если он короче.</p>`,
      `<p>Мемлекеттік мекемелерден басқа әр жұмыс беруші шартты қызметі басталған айдан кейінгі айдың алғашқы ${dueDays.figure} күнінде жасауға міндетті. Тариф заңмен белгіленген, ол қызмет түрінің тәуекел сыныбы мен еңбекақы қорына байланысты. Шарт ${months.figure} айға, ал қызмет мерзімі одан қысқа болса, сол мерзімге жасалады.</p>`,
      `<p>Every employer but a state institution must have this contract, and concludes it within the first ${dueDays.figure} days of the month after the one in which the activity began. The rate is set by law and depends on the risk class of the business and on its payroll. The contract runs for ${months.figure} months, or for the activity where that is shorter.</p>`,
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
        `Утрата трудоспособности от ${loss} %`,
        `${loss} %-дан бастап еңбекке қабілеттіліктен айырылу`,
        `Loss of working capacity from ${loss} %`,
      ],
      ["Гибель работника при исполнении обязанностей", "Жұмыскердің міндетін атқару кезінде қаза табуы", "Death of a worker on duty"],
    ],
    exclusions: [
      [
        "Умысел пострадавшего, установленный расследованием",
        "Тергеп-тексеру анықтаған жәбірленушінің қасақана әрекеті",
        "The victim's own intent, as established by the inquiry",
      ],
    ],
    steps: byPhone,
    questions: [
      {
        question: ["Что будет без договора?", "Шарт болмаса ше?", "What if there is no contract?"],
        answer: [
          "<p>Работодателя ждёт штраф, размер которого зависит от величины предприятия, а вред работнику придётся возмещать самому.</p>",
          "<p>Жұмыс берушіге кәсіпорынның көлеміне қарай айыппұл салынады, ал жұмыскерге келген зиянды өзі өтейді.</p>",
          "<p>The employer is fined according to the size of the business and has to compensate the worker alone.</p>",
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
      "Шетелдік жұмыскердің медициналық сақтандыруы",
      "Medical insurance for foreign workers",
    ],
    description: [
      "Вменённое страхование: полис для трудового договора и прикрепления к поликлинике.",
      "Жүктелген сақтандыру: еңбек шарты мен емханаға тіркелуге арналған полис.",
      "Imputed insurance: the policy for an employment contract and registration with a clinic.",
    ],
    text: [
      "<p>Вменённое медицинское страхование: с 1 мая 2023 года без него с иностранцем, в том числе из стран ЕАЭС, не заключают трудовой договор (Трудовой кодекс, статья 26). По полису оказывают первичную помощь и экстренное лечение в стационаре.</p>",
      "<p>Бұл — жүктелген медициналық сақтандыру: 2023 жылғы 1 мамырдан бастап онсыз шетелдікпен, оның ішінде ЕАЭО елдерінің азаматымен де еңбек шарты жасалмайды (Еңбек кодексі, 26-бап). Полис бойынша алғашқы медициналық көмек пен шұғыл стационарлық ем көрсетіледі.</p>",
      "<p>Imputed medical insurance: since 1 May 2023 no employment contract is concluded with a foreigner without it, citizens of the Eurasian Economic Union included (Labour Code, article 26). The policy gives primary care and emergency treatment in hospital.</p>",
    ],
    audience: audiences.foreigner,
    facts: [
      { term: ["Срок", "Мерзімі", "Term"], value: monthsFact("migrant-vms") },
      { term: ["Возраст", "Жасы", "Age"], value: agesUpTo("migrant-vms", "ages") },
    ],
    covers: [
      ["Приём врача и анализы", "Дәрігер қабылдауы мен талдаулар", "Doctor's visits and tests"],
      ["Экстренная помощь и стационар", "Шұғыл көмек пен стационар", "Emergency care and hospital"],
    ],
    exclusions: [["Плановые операции и стоматология", "Жоспарлы ота мен тіс емдеу", "Planned operations and dentistry"]],
    steps: byPhone,
    questions: [],
  },
];
