import { law } from "@shanyraq/rules/law";
import { audiences, intentAndCrime, knownIllness, online, warAndRadiation, type ProductSeed } from "../product-seed.ts";
import { agesFact, monthsFact, mostSum, yearsFact } from "./limit-facts.ts";

const costs = Math.round(100 * law.contract.costs.figure);

export const protectionProducts: readonly ProductSeed[] = [
  {
    slug: "term-life",
    kind: "term",
    calculator: true,
    main: true,
    from: "1160.00",
    paid: "monthly",
    name: ["Страхование жизни на срок", "Өмірді мерзімді сақтандыру", "Term life insurance"],
    description: [
      "Большая защита за небольшой взнос, пока растут дети и выплачивается ипотека.",
      "Балаларыңыз өсіп, ипотека төленіп жатқан кезде шағын жарнаға үлкен қорғау.",
      "Substantial cover for a small premium while your children grow up and the mortgage is paid off.",
    ],
    text: [
      "<h2>Защита без накоплений</h2><p>Если в течение срока вас не станет, семья получит всю страховую сумму. Если всё хорошо, договор просто закончится: взнос поэтому в разы меньше, чем у накопительного.</p>",
      "<h2>Жинақсыз таза қорғау</h2><p>Мерзім ішінде өмірден өтсеңіз, отбасыңыз сақтандыру сомасын толық алады. Бәрі жақсы болса, шарт мерзімі біткенде аяқталады, сондықтан жарнасы жинақтаушы шарттікінен бірнеше есе аз.</p>",
      "<h2>Protection without savings</h2><p>If you die within the term, your family receives the whole sum assured. If all goes well, the policy simply ends, which is why it costs several times less than an endowment.</p>",
    ],
    audience: audiences.family,
    facts: [
      { term: ["Возраст", "Жасы", "Age"], value: agesFact("term-life") },
      { term: ["Срок", "Мерзімі", "Term"], value: yearsFact("term-life", "terms") },
      {
        term: ["Страховая сумма", "Сақтандыру сомасы", "Sum assured"],
        value: mostSum("term-life", "sums"),
      },
      { term: ["Отказ без потерь", "Шығынсыз бас тарту", "Full refund"], value: ["14 дней", "14 күн", "within 14 days"] },
    ],
    covers: [
      ["Смерть по болезни", "Аурудан қайтыс болу", "Death from illness"],
      ["Смерть от несчастного случая", "Жазатайым оқиғадан қайтыс болу", "Accidental death"],
      [
        "Защита во всём мире, круглые сутки",
        "Әлемнің кез келген жерінде, тәулік бойы қорғау",
        "Cover anywhere in the world, day and night",
      ],
    ],
    exclusions: [intentAndCrime, warAndRadiation, knownIllness],
    steps: online,
    questions: [
      {
        question: [
          "Вернут ли взносы, если ничего не случится?",
          "Сақтандыру жағдайы болмаса, жарна қайтарыла ма?",
          "Do I get premiums back if nothing happens?",
        ],
        answer: [
          "<p>Нет, это чистая защита. Если хочется вернуть деньги, посмотрите «Сенім».</p>",
          "<p>Жоқ, бұл таза қорғау. Ақшаңыз қайтсын десеңіз, «Сенім» өнімін қараңыз.</p>",
          "<p>No, this is protection only. If you want your money back, look at Senim.</p>",
        ],
      },
      {
        question: ["Какая нужна страховая сумма?", "Қандай сақтандыру сомасы керек?", "How much cover do I need?"],
        answer: [
          "<p>Сложите долги семьи и её расходы за три–пять лет: этого времени обычно хватает, чтобы встать на ноги.</p>",
          "<p>Отбасының қарызы мен үш-бес жылдық шығынын қосыңыз: қайта аяққа тұруға әдетте осы уақыт жетеді.</p>",
          "<p>Add up the family’s debts and its expenses for three to five years: that is usually long enough to recover.</p>",
        ],
      },
    ],
  },
  {
    slug: "credit-life",
    kind: "credit",
    calculator: true,
    main: true,
    from: "839.00",
    paid: "single",
    name: ["Страхование заёмщика", "Қарыз алушыны сақтандыру", "Credit life insurance"],
    description: [
      "Кредит не перейдёт к близким: остаток долга закроем мы.",
      "Несие жақындарыңызға қалмайды: қарыздың қалдығын біз жабамыз.",
      "The loan will not pass to your family: we pay off the balance.",
    ],
    text: [
      `<p>Страховая сумма каждый месяц равна остатку долга по графику. Взнос платится один раз, при выдаче кредита. При досрочном погашении вернём взнос за вычетом прошедшей части срока и расходов не больше ${costs} % взноса.</p>`,
      `<p>Сақтандыру сомасы ай сайын кестедегі қарыз қалдығына тең. Жарна несие берілгенде бір рет төленеді. Несиені мерзімінен бұрын жапсаңыз, жарнадан өткен мерзімге тиесілі бөлігі мен ${costs} %-дан аспайтын шығынды ғана шегеріп қайтарамыз.</p>`,
      `<p>Month by month the sum assured equals the outstanding balance of the loan. The premium is paid once, when the loan is granted. If you repay early, we refund it less the share for the part of the term that has passed and costs of at most ${costs}% of the premium.</p>`,
    ],
    audience: audiences.family,
    facts: [
      { term: ["Сумма кредита", "Несие сомасы", "Loan"], value: mostSum("credit-life", "loans") },
      { term: ["Срок", "Мерзімі", "Term"], value: monthsFact("credit-life") },
    ],
    covers: [
      ["Смерть заёмщика по любой причине", "Қарыз алушының кез келген себептен қайтыс болуы", "Death of the borrower from any cause"],
    ],
    exclusions: [intentAndCrime, knownIllness, ["Пени и штрафы банка", "Банктің өсімпұлы мен айыппұлы", "The bank’s penalties"]],
    steps: online,
    questions: [],
  },
  {
    slug: "accident",
    kind: "accident",
    calculator: true,
    from: "2100.00",
    paid: "annual",
    name: ["Страхование от несчастного случая", "Жазатайым оқиғадан сақтандыру", "Accident insurance"],
    description: [
      "Травма не ударит по бюджету: платим за перелом, операцию и дни на больничном.",
      "Жарақат отбасы бюджетіне салмақ салмайды: сынық, ота және еңбекке жарамсыз күндер үшін төлейміз.",
      "An injury need not break your budget: we pay for fractures, operations and days off work.",
    ],
    text: [
      "<p>Соберите защиту из нужных частей: травмы, инвалидность, больничный, стационар. Можно застраховать и школьника.</p>",
      "<p>Қорғауды керек бөліктерден өзіңіз құрастырасыз: жарақат, мүгедектік, еңбекке уақытша жарамсыздық, стационар. Оқушыны да сақтандыруға болады.</p>",
      "<p>Build your cover from the parts you need: injuries, disability, time off work, days in hospital. Schoolchildren can be insured too.</p>",
    ],
    audience: audiences.family,
    facts: [
      { term: ["Возраст", "Жасы", "Age"], value: agesFact("accident") },
      { term: ["Защита", "Қорғау", "Cover"], value: ["24 часа, весь мир", "тәулік бойы, бүкіл әлемде", "24 hours, worldwide"] },
    ],
    covers: [
      ["Травмы по таблице выплат", "Төлем кестесі бойынша жарақаттар", "Injuries, according to a table of payments"],
      ["Инвалидность", "Мүгедектік", "Disability"],
      ["Дни в больнице", "Ауруханадағы күндер", "Days in hospital"],
    ],
    exclusions: [
      intentAndCrime,
      [
        "Профессиональный и экстремальный спорт без отдельного условия",
        "Арнайы келісілмеген кәсіби және экстремалды спорт",
        "Professional and extreme sport, unless agreed separately",
      ],
    ],
    steps: online,
    questions: [],
  },
  {
    slug: "critical-illness",
    kind: "accident",
    calculator: true,
    from: "299.00",
    paid: "monthly",
    name: ["Критические заболевания", "Ауыр дерттер", "Critical illness"],
    description: [
      "Деньги на лечение после диагноза, без чеков и отчётов.",
      "Диагноз қойылған бойда емделуге ақша аласыз, түбіртек те, есеп те керек емес.",
      "Money for treatment as soon as the diagnosis is made, with no receipts needed.",
    ],
    text: [
      "<p>При первом диагнозе из перечня вы получаете всю сумму и решаете сами, на что её потратить: лечение, лекарства, сиделка, кредит.</p>",
      "<p>Тізімдегі дерт алғаш анықталғанда соманы толық аласыз, оны емге ме, дәріге ме, күтушіге ме, несиеге ме — неге жұмсауды өзіңіз шешесіз.</p>",
      "<p>On the first diagnosis of a listed illness you receive the whole sum assured and decide for yourself how to spend it: on treatment, medicine, care or a loan.</p>",
    ],
    audience: audiences.family,
    facts: [
      { term: ["Возраст", "Жасы", "Age"], value: agesFact("critical-illness") },
      { term: ["Период ожидания", "Күту мерзімі", "Waiting period"], value: ["3 месяца", "3 ай", "3 months"] },
    ],
    covers: [
      ["Рак, инфаркт, инсульт", "Қатерлі ісік, инфаркт, инсульт", "Cancer, heart attack, stroke"],
      ["Пересадка органов, почечная недостаточность", "Ағза ауыстыру, бүйрек жеткіліксіздігі", "Organ transplant, kidney failure"],
    ],
    exclusions: [
      knownIllness,
      ["Диагноз в первые три месяца договора", "Шарттың алғашқы үш айындағы диагноз", "A diagnosis within the first three months"],
    ],
    steps: online,
    questions: [],
  },
];
