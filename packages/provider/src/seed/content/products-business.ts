import { audiences, byPhone, type ProductSeed } from "../product-seed.ts";

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
      "<p>Договор обязан заключить каждый работодатель. Тариф задан законом и зависит от класса риска вида деятельности и фонда оплаты труда. Договор действует 12 месяцев.</p>",
      "<p>Шартты әр жұмыс беруші жасауға міндетті. Тариф заңмен белгіленген, ол қызмет түрінің тәуекел сыныбы мен еңбекақы қорына байланысты. Шарт 12 ай жүреді.</p>",
      "<p>Every employer must have this contract. The rate is set by law and depends on the risk class of the business and on its payroll. The contract runs for 12 months.</p>",
    ],
    audience: audiences.employer,
    facts: [
      { term: ["Срок", "Мерзімі", "Term"], value: ["12 месяцев", "12 ай", "12 months"] },
      { term: ["Классы риска", "Тәуекел сыныптары", "Risk classes"], value: ["1–22", "1–22", "1–22"] },
      {
        term: ["Нужно", "Керегі", "You need"],
        value: ["БИН, ОКЭД, фонд оплаты труда", "БСН, ЭҚЖЖ, еңбекақы қоры", "BIN, activity code, payroll"],
      },
    ],
    covers: [
      ["Утрата трудоспособности от 30 %", "30 %-дан бастап еңбекке қабілеттіліктен айырылу", "Loss of working capacity from 30 %"],
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
      "Полис для трудового договора и прикрепления к поликлинике.",
      "Еңбек шарты мен емханаға тіркелуге арналған полис.",
      "The policy for an employment contract and registration with a clinic.",
    ],
    text: [
      "<p>Иностранцу, который работает в Казахстане, полис нужен для трудового договора. По нему оказывают первичную помощь и экстренное лечение в стационаре.</p>",
      "<p>Қазақстанда жұмыс істейтін шетел азаматына еңбек шартын жасау үшін полис керек. Полис бойынша алғашқы медициналық көмек пен шұғыл стационарлық ем көрсетіледі.</p>",
      "<p>A foreigner who works in Kazakhstan needs the policy for an employment contract. It gives primary care and emergency treatment in hospital.</p>",
    ],
    audience: audiences.foreigner,
    facts: [
      { term: ["Срок", "Мерзімі", "Term"], value: ["от 1 до 12 месяцев", "1–12 ай", "1 to 12 months"] },
      { term: ["Возраст", "Жасы", "Age"], value: ["до 69 лет", "69 жасқа дейін", "up to 69"] },
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
