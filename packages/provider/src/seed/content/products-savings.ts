import { overdueTermsNow } from "../../products/overdue-policy.ts";
import { law } from "@shanyraq/rules/law";
import type { Three } from "../in-languages.ts";
import { audiences, byPhone, intentAndCrime, knownIllness, online, warAndRadiation, type ProductSeed } from "../product-seed.ts";
import { agesFact, agesUpTo, guaranteeFact, leastSum, yearsFact } from "./limit-facts.ts";

const leastShare = Math.round(100 * law.pension.leastPayment.figure);
const fromAge = (since: string, age: number): Three => [`${since} ${age} лет`, `${age} жастан`, `at ${age}`];
/** "с 53 лет; с 2028 года 53,5": the age rises by half a year. */
const [women, ...later] = law.pension.women.figure;
const decimal = (age: number) => String(age).replace(".", ",");
const womenBegin: Three = [
  `с ${women.age} лет; ${later.map(({ from, age }) => `с ${from} года — ${decimal(age)}`).join(", ")}`,
  `${women.age} жастан; ${later.map(({ from, age }) => `${from} жылдан — ${decimal(age)}`).join(", ")}`,
  `at ${women.age}; ${later.map(({ from, age }) => `from ${from} at ${age}`).join(", ")}`,
];

/** What is told is what contracts are issued under now. */
const { graceDays, restoreDays } = overdueTermsNow("senim");

export const savingsProducts: readonly ProductSeed[] = [
  {
    slug: "senim",
    kind: "senim",
    calculator: true,
    main: true,
    from: "10000.00",
    paid: "monthly",
    name: ["Сенім: накопительное страхование", "Сенім: жинақтаушы сақтандыру", "Senim: endowment insurance"],
    description: [
      "Копите к нужному сроку, а семья всё это время под защитой.",
      "Керек мерзімге дейін жинаңыз, сол уақыт бойы отбасыңыз қорғауда болады.",
      "Save towards a date of your own while your family is protected all along.",
    ],
    text: [
      "<h2>Накопления и защита в одном договоре</h2><p>Вы выбираете сумму и срок. Если всё хорошо, в конце срока вы получаете всю сумму. Если вас не станет раньше, её целиком и сразу получат близкие, сколько бы взносов ни было уплачено.</p><p>Сумма записана в договоре и не зависит от рынка.</p>",
      "<h2>Жинақ пен қорғау бір шартта</h2><p>Сома мен мерзімді өзіңіз таңдайсыз. Бәрі жақсы болса, мерзім соңында соманы түгел аласыз. Одан бұрын өмірден өтсеңіз, неше жарна төленгеніне қарамастан, жақындарыңыз соманы бірден толық алады.</p><p>Сома шартта жазылған, нарыққа тәуелді емес.</p>",
      "<h2>Savings and protection in one contract</h2><p>You choose the sum and the term. If all goes well you receive the whole sum at the end. If you die before that, your family receives all of it at once, however few premiums had been paid.</p><p>The sum is written in the contract and does not depend on the market.</p>",
    ],
    audience: audiences.family,
    facts: [
      { term: ["Возраст", "Жасы", "Age"], value: agesFact("senim") },
      { term: ["Срок", "Мерзімі", "Term"], value: yearsFact("senim", "terms") },
      { term: ["Страховая сумма", "Сақтандыру сомасы", "Sum assured"], value: leastSum("senim") },
      { term: ["Отказ без потерь", "Шығынсыз бас тарту", "Withdrawal in full"], value: ["14 дней", "14 күн", "14 days"] },
    ],
    covers: [
      [
        "Дожитие до конца срока: вся сумма ваша",
        "Мерзім соңына дейін өмір сүру: сома түгел сіздікі",
        "Living to the end of the term: the whole sum is yours",
      ],
      ["Смерть по любой причине в течение срока", "Мерзім ішінде кез келген себептен қайтыс болу", "Death from any cause within the term"],
      [
        "Выкупная сумма с третьего года, если планы изменились",
        "Жоспар өзгерсе, үшінші жылдан бастап сатып алу сомасы",
        "A surrender value from the third year if plans change",
      ],
    ],
    exclusions: [intentAndCrime, warAndRadiation, knownIllness],
    steps: online,
    questions: [
      {
        question: ["Что будет, если пропустить взнос?", "Жарнаны өткізіп алсам, не болады?", "What if I miss a premium?"],
        answer: [
          `<p>${graceDays} дней защита действует как прежде. Потом её нет, и ещё ${restoreDays} дней договор можно восстановить, внеся долг без доплат. После этого договор, по которому уплачены взносы хотя бы за два года, действует до конца срока без взносов на меньшую сумму; остальные прекращаются.</p>`,
          `<p>${graceDays} күн бойы қорғау бұрынғыдай жүреді. Одан кейін қорғау болмайды, бірақ тағы ${restoreDays} күн бойы берешекті үстемесіз төлеп, шартты қалпына келтіруге болады. Содан кейін кемінде екі жылдың жарнасы төленген шарт мерзімінің соңына дейін жарнасыз, азырақ сомаға жүреді; қалғандары тоқтайды.</p>`,
          `<p>Cover goes on as before for ${graceDays} days. After that there is none, and for ${restoreDays} days more the contract can be restored by paying what is overdue, with nothing added. Then a contract with at least two years of premiums paid goes on to the end of its term without premiums for a smaller sum; others end.</p>`,
        ],
      },
      {
        question: ["Можно забрать деньги раньше?", "Ақшаны ертерек алуға бола ма?", "Can I take the money out early?"],
        answer: [
          "<p>Да. Первые два года при регулярных взносах выкупная сумма равна нулю, потом растёт каждый месяц. Таблица по годам — в расчёте.</p>",
          "<p>Иә. Жарна бөліп төленсе, алғашқы екі жылда сатып алу сомасы нөлге тең, кейін ай сайын өседі. Жылдар бойынша кестесі есепте тұр.</p>",
          "<p>Yes. With regular premiums the surrender value is nil for two years and then grows every month. The calculator shows it year by year.</p>",
        ],
      },
    ],
  },
  {
    slug: "education",
    kind: "education",
    calculator: true,
    main: true,
    from: "1425.00",
    paid: "monthly",
    name: ["Образовательное накопление", "Білім беру жинағы", "Education savings"],
    description: [
      "К выбранному вами дню сумма на учёбу будет собрана, что бы ни случилось с вами.",
      "Не болса да, өзіңіз таңдаған күнге балаңыздың оқу ақысы дайын тұрады.",
      "The money for your child's studies will be there on the date you choose, whatever happens to you.",
    ],
    text: [
      "<p>Вы платите взносы до срока, который выбрали. Если плательщика не станет, взносы прекращаются, а ребёнок получит всю сумму в тот же день, что и было задумано: сразу или стипендией по годам.</p>",
      "<p>Өзіңіз таңдаған мерзімге дейін жарна төлейсіз. Төлеуші өмірден өтсе, жарна тоқтайды, ал бала ойластырылған күні соманы толық алады: бірден не жыл сайынғы шәкіртақы түрінде.</p>",
      "<p>You pay until the date you choose. If the payer dies, premiums stop, and the child still receives the whole sum on the day that was planned: at once, or as a yearly stipend.</p>",
    ],
    audience: audiences.child,
    facts: [
      { term: ["Возраст ребёнка", "Баланың жасы", "Child's age"], value: agesUpTo("education", "children") },
      { term: ["Возраст плательщика", "Төлеушінің жасы", "Payer's age"], value: agesFact("education") },
      { term: ["Срок", "Мерзімі", "Term"], value: yearsFact("education", "terms") },
    ],
    covers: [
      ["Выплата к выбранной дате в любом случае", "Таңдалған күнгі төлем — қандай жағдайда да", "Payment on the chosen date in any case"],
      [
        "Освобождение от взносов после смерти плательщика",
        "Төлеуші қайтыс болса, жарнадан босату",
        "No more premiums after the payer's death",
      ],
      ["Стипендия до шести лет по желанию", "Қаласаңыз, алты жылға дейін шәкіртақы", "A stipend for up to six years if you wish"],
    ],
    exclusions: [intentAndCrime, warAndRadiation, knownIllness],
    steps: online,
    questions: [
      {
        question: ["Ребёнок обязан поступить в вуз?", "Бала міндетті түрде оқуға түсуі керек пе?", "Must the child go to university?"],
        answer: [
          "<p>Нет. Деньги выплачиваются к дате, а на что их потратить, решаете вы и ребёнок.</p>",
          "<p>Жоқ. Ақша белгіленген күні төленеді, оны неге жұмсауды өзіңіз бен балаңыз шешеді.</p>",
          "<p>No. The money is paid on its date; what it is spent on is for you and the child to decide.</p>",
        ],
      },
    ],
  },
  {
    slug: "pension-annuity",
    kind: "pension",
    calculator: true,
    main: true,
    from: "10048457.00",
    paid: "single",
    name: ["Пенсионный аннуитет", "Зейнетақы аннуитеті", "Pension annuity"],
    description: [
      "Пенсионные накопления превращаются в ежемесячную выплату на всю жизнь.",
      "Зейнетақы жинағыңыз өмір бойғы ай сайынғы төлемге айналады.",
      "Pension savings become a monthly payment for life.",
    ],
    text: [
      "<p>Часть накоплений из единого пенсионного фонда передаётся нам, и мы платим вам каждый месяц, пока вы живы. Размер выплаты растёт каждый год, а период гарантии защищает наследников.</p>",
      "<p>Бірыңғай зейнетақы қорындағы жинақтың бір бөлігі бізге аударылады, біз сізге өмір бойы ай сайын төлейміз. Төлем мөлшері жыл сайын өседі, ал кепілдік мерзімі мұрагерлерді қорғайды.</p>",
      "<p>Part of your savings in the national pension fund is transferred to us, and we pay you every month for as long as you live. The payment grows every year, and a guaranteed period protects your heirs.</p>",
    ],
    audience: audiences.pension,
    facts: [
      { term: ["Заключить", "Шарт жасау", "To sign"], value: fromAge("с", law.pension.concluded.figure.everybody) },
      { term: ["Начало выплат мужчинам", "Ерлерге төлем басталуы", "Payments to men begin"], value: fromAge("с", law.pension.men.figure) },
      { term: ["Начало выплат женщинам", "Әйелдерге төлем басталуы", "Payments to women begin"], value: womenBegin },
      {
        term: ["При ОППВ от пяти лет", "МКЗЖ бес жылдан көп болса", "With five years of OPPV"],
        value: fromAge("с", law.pension.oppv.figure),
      },
      { term: ["Период гарантии", "Кепілдік мерзімі", "Guaranteed period"], value: guaranteeFact("pension-annuity") },
    ],
    covers: [
      ["Пожизненная ежемесячная выплата", "Өмір бойы ай сайынғы төлем", "A monthly payment for life"],
      ["Ежегодное увеличение выплаты", "Төлемнің жыл сайын өсуі", "A yearly increase"],
      ["Выплата наследникам в период гарантии", "Кепілдік мерзімінде мұрагерлерге төлем", "Payment to heirs within the guaranteed period"],
    ],
    exclusions: [
      [
        "Досрочно договор не расторгается: его можно только перевести в другую компанию через два года",
        "Шарт мерзімінен бұрын бұзылмайды: екі жылдан кейін тек басқа компанияға көшіруге болады",
        "The contract cannot be ended early: after two years it can only be moved to another insurer",
      ],
    ],
    steps: byPhone,
    questions: [
      {
        question: ["Можно застраховать двоих?", "Екі адамды сақтандыруға бола ма?", "Can two people be insured?"],
        answer: [
          "<p>По закону в одном договоре могут быть двое: супруги или близкие родственники (Социальный кодекс, статья 226). Мы заключаем договоры с одним застрахованным.</p>",
          "<p>Заң бойынша бір шартта екі адам бола алады: ерлі-зайыптылар немесе жақын туыстар (Әлеуметтік кодекс, 226-бап). Біз бір сақтандырылушымен ғана шарт жасаймыз.</p>",
          "<p>By law one contract may insure two people, spouses or close relatives (Social Code, article 226). We conclude contracts with one insured person.</p>",
        ],
      },
      {
        question: ["Хватит ли моих накоплений?", "Жинағым жете ме?", "Are my savings enough?"],
        answer: [
          `<p>Минимум зависит от пола и возраста: месячная выплата при заключении договора не может быть меньше ${leastShare} % прожиточного минимума. Позвоните нам с выпиской из фонда — посчитаем при вас.</p>`,
          `<p>Ең аз мөлшер жыныс пен жасқа байланысты: шарт жасалғанда айлық төлем ең төмен күнкөріс деңгейінің ${leastShare} %-ынан кем болмауы керек. Қор үзіндісін алып, қоңырау шалыңыз — көз алдыңызда есептейміз.</p>`,
          `<p>The minimum depends on sex and age: the monthly payment at conclusion may not be below ${leastShare}% of the subsistence minimum. Call us with a statement from the fund and we will work it out with you.</p>`,
        ],
      },
    ],
  },
  {
    slug: "payout-annuity",
    kind: "pension",
    calculator: true,
    from: "100000.00",
    paid: "single",
    name: ["Аннуитет выплат", "Төлем аннуитеті", "Payout annuity"],
    description: [
      "Накопленная сумма приходит не разом, а равными частями — от 5 до 20 лет.",
      "Жинақталған сома бірден емес, 5–20 жыл бойы тең бөліктермен төленеді.",
      "What you saved is paid in equal parts over 5 to 20 years.",
    ],
    text: [
      "<p>Когда договор «Сенім» закончился, сумму можно получать частями: раз в месяц, в квартал, в полгода или в год. На остаток начисляется доход, записанный в договоре.</p>",
      "<p>«Сенім» шарты аяқталғанда соманы бөліп алуға болады: ай, тоқсан, жарты жыл не жыл сайын. Қалдыққа шартта жазылған табыс қосылады.</p>",
      "<p>When a Senim contract ends, its sum can be paid in parts: monthly, quarterly, every six months or yearly. The balance earns the return written in the contract.</p>",
    ],
    audience: audiences.pension,
    facts: [
      { term: ["Срок выплат", "Төлем мерзімі", "Payment period"], value: yearsFact("payout-annuity", "years") },
      {
        term: ["Период гарантии", "Кепілдік мерзімі", "Guaranteed period"],
        value: ["по вашему выбору", "өзіңіз таңдайсыз", "as you choose"],
      },
    ],
    covers: [
      ["Регулярная выплата известного размера", "Мөлшері белгілі тұрақты төлем", "A regular payment of a known amount"],
      ["Выплата наследникам в период гарантии", "Кепілдік мерзімінде мұрагерлерге төлем", "Payment to heirs within the guaranteed period"],
    ],
    exclusions: [
      [
        "После периода гарантии выплаты прекращаются со смертью застрахованного",
        "Кепілдік мерзімінен кейін сақтандырылушы қайтыс болса, төлем тоқтайды",
        "After the guaranteed period payments end with the death of the insured",
      ],
    ],
    steps: byPhone,
    questions: [],
  },
];
