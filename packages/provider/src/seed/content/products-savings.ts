import { overdueTermsNow } from "../../products/overdue-policy.ts";
import { law } from "@shanyraq/rules/law";
import type { Three } from "../in-languages.ts";
import { audiences, byPensioner, intentAndCrime, knownIllness, online, warAndRadiation, type ProductSeed } from "../product-seed.ts";
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
      "Белгілі мерзімге қаржы жинаңыз, осы уақыт бойы отбасыңыз қорғауда болады.",
      "Save towards a date you choose while your family is protected all the time.",
    ],
    text: [
      "<h2>Накопления и защита в одном договоре</h2><p>Вы выбираете сумму и срок. Если всё хорошо, в конце срока вы получаете всю сумму. Если вас не станет раньше, её целиком и сразу получат близкие, сколько бы взносов ни было уплачено.</p><p>Сумма записана в договоре и не зависит от рынка.</p>",
      "<h2>Жинақ пен қорғау бір шартта</h2><p>Сома мен мерзімді өзіңіз таңдайсыз. Бәрі жақсы болса, мерзім соңында соманы түгел аласыз. Одан бұрын өмірден өтсеңіз, неше жарна төленгеніне қарамастан, жақындарыңыз соманы бірден толық алады.</p><p>Сома шартта жазылған, нарыққа тәуелді емес.</p>",
      "<h2>Savings and protection in one policy</h2><p>You choose the sum and the term. If all goes well, you receive the whole sum at the end. If you die before then, your family receives all of it at once, however few premiums have been paid.</p><p>The sum is written in the policy and does not depend on the market.</p>",
    ],
    audience: audiences.family,
    facts: [
      { term: ["Возраст", "Жасы", "Age"], value: agesFact("senim") },
      { term: ["Срок", "Мерзімі", "Term"], value: yearsFact("senim", "terms") },
      { term: ["Страховая сумма", "Сақтандыру сомасы", "Sum assured"], value: leastSum("senim") },
      { term: ["Отказ без потерь", "Шығынсыз бас тарту", "Full refund"], value: ["14 дней", "14 күн", "within 14 days"] },
    ],
    covers: [
      [
        "Дожитие до конца срока: вся сумма ваша",
        "Мерзім соңына дейін өмір сүру: сома түгел сіздікі",
        "Surviving to the end of the term: the whole sum is yours",
      ],
      ["Смерть по любой причине в течение срока", "Мерзім ішінде кез келген себептен қайтыс болу", "Death from any cause within the term"],
      [
        "Выкупная сумма с третьего года, если планы изменились",
        "Жоспарыңыз өзгерсе, үшінші жылдан бастап сатып алу сомасы төленеді",
        "A surrender value from the third year if plans change",
      ],
    ],
    exclusions: [intentAndCrime, warAndRadiation, knownIllness],
    steps: online,
    questions: [
      {
        question: ["Что будет, если пропустить взнос?", "Жарнаны уақытында төлемесем, не болады?", "What if I miss a premium?"],
        answer: [
          `<p>${graceDays} дней защита действует как прежде. Потом её нет, и ещё ${restoreDays} дней договор можно восстановить, оплатив долг без доплат. После этого договор, по которому оплачены взносы хотя бы за два года, действует до конца срока без взносов на меньшую сумму; остальные прекращаются.</p>`,
          `<p>${graceDays} күн бойы қорғау бұрынғыдай жүреді. Одан кейін қорғау болмайды, бірақ тағы ${restoreDays} күн бойы берешекті үстемесіз төлеп, шартты қалпына келтіруге болады. Содан кейін кемінде екі жылдың жарнасы төленген шарт мерзімінің соңына дейін жарнасыз, азайтылған сомаға жүреді; қалғандары тоқтайды.</p>`,
          `<p>Cover continues as before for ${graceDays} days. After that there is none, and for ${restoreDays} more days the policy can be reinstated by paying the arrears, with nothing added. Then a policy with at least two years of premiums paid continues to the end of its term without premiums, for a reduced sum assured; other policies lapse.</p>`,
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
      "Басыңызға не іс түссе де, өзіңіз таңдаған күні балаңыздың оқу ақысы дайын болады.",
      "The money for your child’s studies will be there on the date you choose, whatever happens to you.",
    ],
    text: [
      "<p>Вы платите взносы до срока, который выбрали. Если плательщика не станет, взносы прекращаются, а ребёнок получит всю сумму в назначенный день: сразу или стипендией по годам.</p>",
      "<p>Өзіңіз таңдаған мерзімге дейін жарна төлейсіз. Төлеуші өмірден өтсе, жарна тоқтайды, ал бала жоспарланған күні соманы толық алады: бірден не жыл сайынғы шәкіртақы түрінде.</p>",
      "<p>You pay until the date you choose. If the payer dies, premiums stop, and the child still receives the whole sum on the planned day: at once, or as a yearly stipend.</p>",
    ],
    audience: audiences.child,
    facts: [
      { term: ["Возраст ребёнка", "Баланың жасы", "Child’s age"], value: agesUpTo("education", "children") },
      { term: ["Возраст плательщика", "Төлеушінің жасы", "Payer’s age"], value: agesFact("education") },
      { term: ["Срок", "Мерзімі", "Term"], value: yearsFact("education", "terms") },
    ],
    covers: [
      [
        "Выплата к выбранной дате в любом случае",
        "Таңдалған күнгі төлем кез келген жағдайда",
        "Payment on the chosen date, whatever happens",
      ],
      [
        "Освобождение от взносов после смерти плательщика",
        "Төлеуші қайтыс болса, жарнадан босату",
        "No more premiums after the payer’s death",
      ],
      ["Стипендия до шести лет по желанию", "Қаласаңыз, алты жылға дейін шәкіртақы", "A stipend for up to six years if you wish"],
    ],
    exclusions: [intentAndCrime, warAndRadiation, knownIllness],
    steps: online,
    questions: [
      {
        question: [
          "Ребёнок обязан поступить в вуз?",
          "Бала жоғары оқу орнына міндетті түрде түсуі керек пе?",
          "Must the child go to university?",
        ],
        answer: [
          "<p>Нет. Деньги выплачиваются к дате, а на что их потратить, решаете вы и ребёнок.</p>",
          "<p>Жоқ. Ақша белгіленген күні төленеді, оны неге жұмсауды өзіңіз бен балаңыз шешеді.</p>",
          "<p>No. The money is paid on its date; how to spend it is up to you and your child.</p>",
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
      "<p>Часть накоплений из единого пенсионного фонда передаётся нам, и мы платим вам каждый месяц, пока вы живы. Размер выплаты растёт каждый год, а гарантированный период защищает наследников.</p>",
      "<p>Бірыңғай зейнетақы қорындағы жинақтың бір бөлігі бізге аударылады, біз сізге өмір бойы ай сайын төлейміз. Төлем мөлшері жыл сайын өседі, ал кепілдік мерзімі мұрагерлерді қорғайды.</p>",
      "<p>Part of your savings in the unified pension fund is transferred to us, and we pay you every month for as long as you live. The payment grows every year, and a guaranteed period protects your heirs.</p>",
    ],
    audience: audiences.pension,
    facts: [
      { term: ["Заключить договор", "Шарт жасасу", "Minimum age"], value: fromAge("с", law.pension.concluded.figure.everybody) },
      {
        term: ["Начало выплат мужчинам", "Ерлерге төлем басталатын жас", "Payments to men begin"],
        value: fromAge("с", law.pension.men.figure),
      },
      { term: ["Начало выплат женщинам", "Әйелдерге төлем басталатын жас", "Payments to women begin"], value: womenBegin },
      {
        term: [
          "При профессиональных взносах за пять лет",
          "Кәсіптік жарна бес жыл төленсе",
          "With five years of professional contributions",
        ],
        value: fromAge("с", law.pension.oppv.figure),
      },
      { term: ["Гарантированный период", "Кепілдік мерзімі", "Guaranteed period"], value: guaranteeFact("pension-annuity") },
    ],
    covers: [
      ["Пожизненная ежемесячная выплата", "Өмір бойы ай сайынғы төлем", "A monthly payment for life"],
      ["Ежегодное увеличение выплаты", "Төлемнің жыл сайын өсуі", "A yearly increase"],
      [
        "Выплата наследникам в гарантированный период",
        "Кепілдік мерзімінде мұрагерлерге төлем",
        "Payment to heirs within the guaranteed period",
      ],
    ],
    exclusions: [
      [
        "Досрочно расторгнуть договор нельзя: через два года его можно только перевести в другую компанию",
        "Шарт мерзімінен бұрын бұзылмайды: екі жылдан кейін тек басқа компанияға ауыстыруға болады",
        "The contract cannot be terminated early: after two years it can only be transferred to another insurer",
      ],
    ],
    steps: byPensioner,
    questions: [
      {
        question: ["Можно застраховать двоих?", "Екі адамды сақтандыруға бола ма?", "Can two people be insured?"],
        answer: [
          "<p>По закону в одном договоре могут быть двое: супруги или близкие родственники (Социальный кодекс, статья 226). Наши договоры — с одним застрахованным.</p>",
          "<p>Заң бойынша бір шартта екі адам бола алады: ерлі-зайыптылар немесе жақын туыстар (Әлеуметтік кодекс, 226-бап). Біз бір сақтандырылушымен ғана шарт жасаймыз.</p>",
          "<p>By law one contract may insure two people, spouses or close relatives (Social Code, article 226). Our contracts insure one person.</p>",
        ],
      },
      {
        question: ["Хватит ли моих накоплений?", "Жинағым жете ме?", "Are my savings enough?"],
        answer: [
          `<p>Минимум зависит от пола и возраста: месячная выплата при заключении договора не может быть меньше ${leastShare} % прожиточного минимума. Калькулятор покажет, хватает ли ваших.</p>`,
          `<p>Ең аз мөлшер жыныс пен жасқа байланысты: шарт жасалғанда айлық төлем ең төмен күнкөріс деңгейінің ${leastShare} %-ынан кем болмауы керек. Жинағыңыз жете ме, калькулятор көрсетеді.</p>`,
          `<p>The minimum depends on sex and age: the monthly payment at the start of the contract may not be below ${leastShare}% of the subsistence minimum. The calculator shows whether yours are enough.</p>`,
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
      "<p>When a Senim policy matures, its sum can be paid in parts: monthly, quarterly, half-yearly or annually. The balance earns the return stated in the policy.</p>",
    ],
    audience: audiences.pension,
    facts: [
      { term: ["Срок выплат", "Төлем мерзімі", "Payment period"], value: yearsFact("payout-annuity", "years") },
      {
        term: ["Гарантированный период", "Кепілдік мерзімі", "Guaranteed period"],
        value: ["по вашему выбору", "өзіңіз таңдайсыз", "as you choose"],
      },
    ],
    covers: [
      ["Регулярная выплата известного размера", "Мөлшері белгілі тұрақты төлем", "A regular payment of a known amount"],
      [
        "Выплата наследникам в гарантированный период",
        "Кепілдік мерзімінде мұрагерлерге төлем",
        "Payment to heirs within the guaranteed period",
      ],
    ],
    exclusions: [
      [
        "После гарантированного периода выплаты прекращаются со смертью застрахованного",
        "Кепілдік мерзімінен кейін сақтандырылушы қайтыс болса, төлем тоқтайды",
        "After the guaranteed period payments end with the death of the person insured",
      ],
    ],
    steps: online,
    questions: [],
  },
];
