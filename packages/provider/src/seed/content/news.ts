import type { Three } from "../in-languages.ts";

export interface NewsSeed {
  readonly slug: string;
  readonly date: string;
  readonly title: Three;
  readonly short_info: Three;
  readonly info: Three;
}

export const news: readonly NewsSeed[] = [
  {
    slug: "online-policy",
    date: "2026-11-09",
    title: ["«Сенім» теперь оформляется онлайн", "«Сенім» енді онлайн рәсімделеді", "Senim can now be bought online"],
    short_info: [
      "От расчёта до полиса — около десяти минут, без визита в офис.",
      "Есептен полиске дейін он минуттай, кеңсеге келудің қажеті жоқ.",
      "From calculation to policy in about ten minutes, with no visit to an office.",
    ],
    info: [
      "<p>Рассчитайте взнос, заполните анкету, подтвердите её кодом из SMS и оплатите первый взнос по QR. Полис сразу появится в личном кабинете, а квитанция придёт на почту.</p><p>Расчёт можно сохранить ссылкой и вернуться к нему позже: цену мы пересчитаем на день, когда вы её откроете.</p>",
      "<p>Жарнаны есептеп, сауалнаманы толтырыңыз, SMS-тегі кодпен растап, алғашқы жарнаны QR арқылы төлеңіз. Полис жеке кабинетке бірден түседі, ал түбіртек поштаңызға келеді.</p><p>Есепті сілтеме етіп сақтап, кейін қайта ашуға болады: бағасын сол ашқан күнге қайта есептейміз.</p>",
      "<p>Work out the premium, fill in the application, confirm it with a code from an SMS and pay the first instalment by QR. The policy is in your account at once and the receipt comes by e-mail.</p><p>A calculation can be kept as a link and opened later: we price it again for the day you open it.</p>",
    ],
  },
  {
    slug: "kazakh-language",
    date: "2026-10-05",
    title: ["Весь сайт — на казахском языке", "Сайт түгел қазақша", "The whole site speaks Kazakh"],
    short_info: [
      "Договоры, анкеты и письма мы пишем на казахском сами, а не переводим.",
      "Шарт, сауалнама мен хаттарды аудармаймыз, қазақша өзіміз жазамыз.",
      "We write contracts, forms and letters in Kazakh rather than translate them.",
    ],
    info: [
      "<p>Страховые слова бывают трудными на любом языке. Мы переписали каждый текст так, чтобы его понял человек без юриста рядом. Нашли неудачное слово — напишите нам.</p>",
      "<p>Сақтандыру тілі қай тілде де ауыр. Сондықтан әр мәтінді заңгерсіз-ақ түсінікті болатындай етіп қайта жаздық. Орашолақ сөз көрсеңіз, бізге жазыңыз.</p>",
      "<p>Insurance is hard to read in any language. We have rewritten every text so that it needs no lawyer. If you find an awkward word, tell us.</p>",
    ],
  },
  {
    slug: "payment-reminders",
    date: "2026-09-14",
    title: [
      "Взнос не потеряется: график всегда под рукой",
      "Жарна ұмытылмайды: кесте әрқашан қолда",
      "No premium is forgotten: the schedule is at hand",
    ],
    short_info: [
      "В кабинете видно, когда и сколько платить, что уже оплачено и есть ли долг.",
      "Кабинетте қашан, қанша төлейтініңіз, не төленгені және қарыз бар-жоғы көрінеді.",
      "Your account shows what is due and when, what has been paid and whether anything is overdue.",
    ],
    info: [
      "<p>Если вы опоздали со взносом, защита действует ещё 30 дней. За это время долг можно погасить без заявлений и пеней.</p>",
      "<p>Жарнаны кешіктірсеңіз, қорғау тағы 30 күн жүреді. Осы уақытта қарызды өтінішсіз әрі өсімпұлсыз жабуға болады.</p>",
      "<p>If a premium is late, cover goes on for another 30 days. In that time it can be paid with no forms and no penalty.</p>",
    ],
  },
  {
    slug: "fraud-warning",
    date: "2026-08-03",
    title: ["Мы никогда не спрашиваем код из SMS", "Біз SMS-тегі кодты ешқашан сұрамаймыз", "We never ask for the code from an SMS"],
    short_info: [
      "Звонят от имени компании и просят код? Положите трубку.",
      "Компания атынан қоңырау шалып, код сұрай ма? Тұтқаны қойыңыз.",
      "Somebody calls in our name and asks for a code? Hang up.",
    ],
    info: [
      "<p>Код нужен только вам и только на нашем сайте. Сотрудник не попросит ни код, ни пароль, ни данные карты. Если такой звонок был, сообщите нам по короткому номеру.</p>",
      "<p>Код тек өзіңізге, тек біздің сайтта керек. Қызметкер кодты да, құпиясөзді де, карта деректерін де сұрамайды. Ондай қоңырау келсе, қысқа нөмірге хабарлаңыз.</p>",
      "<p>The code is for you alone, and only on our site. Our staff will not ask for a code, a password or card details. If someone does, call our short number.</p>",
    ],
  },
  {
    slug: "claims-in-ten-days",
    date: "2026-06-22",
    title: ["Выплаты семьям: отвечаем в тот же день", "Отбасыларға төлем: сол күні жауап береміз", "Claims: we answer the same day"],
    short_info: [
      "За каждой семьёй закрепляем одного сотрудника, который ведёт дело до выплаты.",
      "Әр отбасыға төлемге дейін істі жүргізетін бір қызметкер бекітіледі.",
      "Each family has one person with us, from the first call to the payment.",
    ],
    info: [
      "<p>В трудный день не нужно разбираться в бумагах. Достаточно позвонить: мы скажем, какие документы нужны, и поможем их запросить.</p>",
      "<p>Ауыр күні қағаз ақтарудың қажеті жоқ. Қоңырау шалсаңыз жеткілікті: қандай құжат керегін айтып, оларды алуға көмектесеміз.</p>",
      "<p>On a hard day nobody should be sorting papers. One call is enough: we say which documents are needed and help to obtain them.</p>",
    ],
  },
  {
    slug: "first-savings-lesson",
    date: "2026-04-17",
    title: ["Как выбрать срок накопления", "Жинақ мерзімін қалай таңдаған дұрыс", "How to choose the term of your savings"],
    short_info: [
      "Начните не с суммы, а с даты: к какому дню нужны деньги.",
      "Сомадан емес, күннен бастаңыз: ақша қай күнге керек.",
      "Begin with the date, not the sum: when will the money be needed?",
    ],
    info: [
      "<p>Учёба, свадьба, свой дом — у каждой цели есть дата. От неё считайте назад: чем длиннее срок, тем меньше взнос. И оставьте запас: взнос не должен быть больше десятой части дохода.</p>",
      "<p>Оқу, той, баспана — әр мақсаттың өз күні бар. Содан кері санаңыз: мерзім ұзақ болса, жарна азаяды. Біраз қор қалдырыңыз: жарна табыстың оннан бірінен аспағаны жөн.</p>",
      "<p>Studies, a wedding, a home: every goal has its date. Count back from it: the longer the term, the smaller the premium. And leave some room: a premium should not exceed a tenth of your income.</p>",
    ],
  },
  {
    slug: "annual-report-2025",
    date: "2026-03-02",
    title: [
      "Итоги года: стало больше семей под защитой",
      "Жыл қорытындысы: қорғаудағы отбасылар көбейді",
      "The year in review: more families protected",
    ],
    short_info: [
      "Рассказываем, чему научились за год и что исправим.",
      "Бір жылда не үйрендік және нені түзетеміз — соны айтамыз.",
      "What we learned in a year, and what we will put right.",
    ],
    info: [
      "<p>Клиенты чаще всего просили три вещи: оформлять без офиса, видеть выкупную сумму заранее и получать ответ на своём языке. Все три уже работают.</p>",
      "<p>Клиенттер көбіне үш нәрсені сұрады: кеңсесіз рәсімдеу, сатып алу сомасын алдын ала көру және өз тілінде жауап алу. Үшеуі де іске қосылды.</p>",
      "<p>Customers asked for three things above all: to buy without visiting an office, to see surrender values in advance, and to be answered in their own language. All three now work.</p>",
    ],
  },
];
