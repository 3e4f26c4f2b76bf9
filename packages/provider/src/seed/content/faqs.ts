import type { Three } from "../in-languages.ts";

export const faqs: readonly { readonly slug: string; readonly question: Three; readonly answer: Three }[] = [
  {
    slug: "how-to-buy",
    question: ["Как оформить полис онлайн?", "Полисті онлайн қалай рәсімдеймін?", "How do I buy a policy online?"],
    answer: [
      "<p>Рассчитайте взнос, войдите в кабинет, заполните анкету, подтвердите её кодом из SMS и оплатите по QR.</p>",
      "<p>Жарнаны есептеп, кабинетке кіріңіз, сауалнаманы толтырып, SMS-тегі кодпен растаңыз да, QR арқылы төлеңіз.</p>",
      "<p>Work out the premium, sign in, fill in the application, confirm it with a code from an SMS and pay by QR.</p>",
    ],
  },
  {
    slug: "when-cover-starts",
    question: ["С какого дня действует защита?", "Қорғау қай күннен басталады?", "When does cover start?"],
    answer: [
      "<p>Со дня начала, указанного в полисе, но не раньше оплаты первого взноса.</p>",
      "<p>Полисте көрсетілген күннен, бірақ алғашқы жарна төленгеннен бұрын емес.</p>",
      "<p>On the day named in the policy, but not before the first premium is paid.</p>",
    ],
  },
  {
    slug: "withdraw",
    question: ["Можно ли передумать?", "Райдан қайтуға бола ма?", "May I change my mind?"],
    answer: [
      "<p>Да. В течение 14 дней вернём взнос полностью, причину объяснять не нужно.</p>",
      "<p>Иә. 14 күн ішінде жарнаны толық қайтарамыз, себебін түсіндірудің қажеті жоқ.</p>",
      "<p>Yes. Within 14 days we return the premium in full, and you need give no reason.</p>",
    ],
  },
  {
    slug: "late-premium",
    question: ["Что делать, если опоздал со взносом?", "Жарнаны кешіктірсем, не істеймін?", "What if a premium is late?"],
    answer: [
      "<p>Оплатите его в течение 30 дней: всё это время защита действует.</p>",
      "<p>30 күн ішінде төлеңіз: осы уақыт бойы қорғау жүре береді.</p>",
      "<p>Pay it within 30 days: you are covered all that time.</p>",
    ],
  },
  {
    slug: "beneficiaries",
    question: ["Кого можно назвать выгодоприобретателем?", "Пайда алушы етіп кімді көрсетуге болады?", "Whom may I name as a beneficiary?"],
    answer: [
      "<p>Любого человека, до пяти, с долями в целых процентах. Если никого не назвать, выплату получат законные наследники.</p>",
      "<p>Кез келген адамды, бес адамға дейін, үлесі бүтін пайызбен. Ешкім көрсетілмесе, төлемді заңды мұрагерлер алады.</p>",
      "<p>Anyone, up to five people, with shares in whole percent. If nobody is named, the legal heirs receive the payment.</p>",
    ],
  },
  {
    slug: "health-questions",
    question: ["Зачем вопросы о здоровье?", "Денсаулық туралы не үшін сұрайсыздар?", "Why do you ask about health?"],
    answer: [
      "<p>От ответов зависят условия. Скрытая болезнь может стать причиной отказа в выплате, поэтому лучше сказать сразу.</p>",
      "<p>Шарттың талаптары соған байланысты. Жасырылған ауру төлемнен бас тартуға себеп болуы мүмкін, сондықтан бірден айтқан жөн.</p>",
      "<p>The terms depend on the answers. An illness kept back may cost your family the payment, so it is better to say it at once.</p>",
    ],
  },
  {
    slug: "no-code",
    question: ["Код из SMS не приходит. Что делать?", "SMS коды келмеді. Не істеймін?", "The code does not arrive. What now?"],
    answer: [
      "<p>Подождите две минуты и запросите новый. Если номер сменился, позвоните нам: изменим его после проверки личности.</p>",
      "<p>Екі минут күтіп, жаңасын сұратыңыз. Нөміріңіз ауысса, қоңырау шалыңыз: жеке басыңызды тексерген соң өзгертеміз.</p>",
      "<p>Wait two minutes and ask for a new one. If your number has changed, call us: we will change it once we know it is you.</p>",
    ],
  },
  {
    slug: "paid-twice",
    question: ["Я заплатил дважды. Деньги пропадут?", "Екі рет төлеп қойдым. Ақшам күйіп кете ме?", "I paid twice. Is the money lost?"],
    answer: [
      "<p>Нет. Договор оформится один раз, а повторную оплату мы вернём на тот же счёт.</p>",
      "<p>Жоқ. Шарт бір рет қана рәсімделеді, ал қайталанған төлемді сол шотыңызға қайтарамыз.</p>",
      "<p>No. One contract is issued, and the second payment goes back to the same account.</p>",
    ],
  },
];
