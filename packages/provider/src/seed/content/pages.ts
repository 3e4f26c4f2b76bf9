import type { Three } from "../in-languages.ts";

export interface PageSeed {
  readonly slug: string;
  readonly name: Three;
  readonly text: Three;
  readonly meta_descriptions: Three;
}

export const pages: readonly PageSeed[] = [
  {
    slug: "rules",
    name: ["Правила страхования", "Сақтандыру қағидалары", "Insurance rules"],
    meta_descriptions: [
      "Главное из правил страхования понятными словами.",
      "Сақтандыру қағидаларының негізгісі түсінікті тілмен.",
      "The insurance rules in plain words.",
    ],
    text: [
      "<h2>Главное</h2><ul><li>Договор вступает в силу после первого взноса.</li><li>14 дней можно отказаться и вернуть взнос полностью.</li><li>30 дней после даты взноса защита действует, даже если он не внесён.</li><li>Выплату получают те, кого вы назвали, а если никого — законные наследники.</li></ul><h2>Чего мы не покрываем</h2><p>Умысел, преступления, военные действия и болезни, о которых застрахованный знал и не сказал.</p>",
      "<h2>Негізгісі</h2><ul><li>Шарт алғашқы жарна төленген соң күшіне енеді.</li><li>14 күн ішінде бас тартып, жарнаны толық қайтарып алуға болады.</li><li>Жарна мерзімінен кейін төленбесе де, қорғау 30 күн жүреді.</li><li>Төлемді өзіңіз көрсеткен адамдар, көрсетілмесе, заңды мұрагерлер алады.</li></ul><h2>Нені өтемейміз</h2><p>Қасақана әрекет, қылмыс, соғыс қимылдары және сақтандырылушы біле тұра айтпаған аурулар.</p>",
      "<h2>In short</h2><ul><li>The contract takes effect with the first premium.</li><li>Within 14 days you may withdraw and get the premium back in full.</li><li>Cover goes on for 30 days after a due date even if the premium is late.</li><li>The people you name receive the payment, or your legal heirs if you name nobody.</li></ul><h2>What is not covered</h2><p>Intent, crime, acts of war, and illnesses that the insured knew of and kept back.</p>",
    ],
  },
  {
    slug: "privacy",
    name: ["Персональные данные", "Дербес деректер", "Personal data"],
    meta_descriptions: ["Какие данные мы храним и зачем.", "Қандай деректі не үшін сақтаймыз.", "What we keep about you, and why."],
    text: [
      "<h2>Что мы храним</h2><p>Данные документа, контакты, ответы анкеты и историю платежей — столько, сколько нужно для договора и закона.</p><h2>Кому передаём</h2><p>Банку, который проводит платёж, и государственным органам, когда этого требует закон. Больше никому.</p><h2>Ваши права</h2><p>Вы можете узнать, что о вас хранится, исправить ошибку и отозвать согласие. Напишите нам на почту из раздела контактов.</p>",
      "<h2>Нені сақтаймыз</h2><p>Құжат деректерін, байланыс мәліметін, сауалнама жауаптары мен төлем тарихын — шарт пен заңға қанша керек болса, сонша.</p><h2>Кімге береміз</h2><p>Төлемді өткізетін банкке және заң талап еткенде мемлекеттік органдарға. Басқа ешкімге бермейміз.</p><h2>Құқықтарыңыз</h2><p>Өзіңіз туралы не сақталғанын біліп, қатені түзетіп, келісіміңізді қайтарып ала аласыз. Байланыс бөліміндегі поштаға жазыңыз.</p>",
      "<h2>What we keep</h2><p>Your document, your contacts, the answers of the application and the payments: as much as the contract and the law need.</p><h2>Who receives it</h2><p>The bank that makes the payment, and state bodies where the law requires it. Nobody else.</p><h2>Your rights</h2><p>You may see what we keep, correct it and withdraw your consent. Write to the address under contacts.</p>",
    ],
  },
  {
    slug: "licence",
    name: ["Лицензия", "Лицензия", "Licence"],
    meta_descriptions: ["Лицензия на страхование жизни.", "Өмірді сақтандыру лицензиясы.", "The life insurance licence."],
    text: [
      "<p>Лицензия на деятельность в отрасли «страхование жизни» № 2.1.00 от 24 июля 2019 года.</p>",
      "<p>«Өмірді сақтандыру» саласындағы қызметке арналған 2019 жылғы 24 шілдедегі № 2.1.00 лицензия.</p>",
      "<p>Licence No. 2.1.00 of 24 July 2019 for the life insurance line.</p>",
    ],
  },
  {
    slug: "how-to-claim",
    name: ["Если случился страховой случай", "Сақтандыру жағдайы болса", "How to make a claim"],
    meta_descriptions: [
      "Что делать и какие документы нужны.",
      "Не істеу керек, қандай құжат қажет.",
      "What to do and which documents are needed.",
    ],
    text: [
      "<h2>Что сделать</h2><ul><li>Позвоните нам в любое время.</li><li>Назовите ИИН застрахованного или номер договора.</li><li>Пришлите документы: фото достаточно для начала.</li></ul><h2>Документы</h2><p>Удостоверение получателя, документ о случившемся и реквизиты счёта. Остальное запросим сами.</p>",
      "<h2>Не істеу керек</h2><ul><li>Бізге кез келген уақытта қоңырау шалыңыз.</li><li>Сақтандырылушының ЖСН-ін не шарт нөмірін айтыңыз.</li><li>Құжаттарды жіберіңіз: бастау үшін суреті де жетеді.</li></ul><h2>Құжаттар</h2><p>Алушының жеке куәлігі, болған жағдайды растайтын құжат және шот деректемелері. Қалғанын өзіміз сұратамыз.</p>",
      "<h2>What to do</h2><ul><li>Call us at any time.</li><li>Give the IIN of the insured or the number of the contract.</li><li>Send the documents: photographs will do to begin with.</li></ul><h2>Documents</h2><p>The identity card of whoever receives the payment, a document of what happened, and an account number. We ask for the rest ourselves.</p>",
    ],
  },
  {
    slug: "payment-methods",
    name: ["Способы оплаты", "Төлем тәсілдері", "Ways to pay"],
    meta_descriptions: ["Как оплатить взнос.", "Жарнаны қалай төлеуге болады.", "How to pay a premium."],
    text: [
      "<p>Первый взнос оплачивается по QR сразу после анкеты. Код действует 15 минут; если время вышло, покажем новый.</p><p>Деньги, которые пришли позже, не теряются: договор всё равно оформится.</p>",
      "<p>Алғашқы жарна сауалнамадан кейін бірден QR арқылы төленеді. Код 15 минут жарамды, уақыты өтсе, жаңасын көрсетеміз.</p><p>Кейін түскен ақша жоғалмайды: шарт бәрібір рәсімделеді.</p>",
      "<p>The first premium is paid by QR right after the application. The code lives for 15 minutes; after that we show a new one.</p><p>Money that arrives later is not lost: the contract is issued all the same.</p>",
    ],
  },
  {
    slug: "tax-deduction",
    name: ["Налоговый вычет", "Салық шегерімі", "Tax deduction"],
    meta_descriptions: [
      "Можно ли вернуть часть взносов.",
      "Жарнаның бір бөлігін қайтаруға бола ма.",
      "Whether part of the premiums can come back.",
    ],
    text: [
      "<p>Взносы по накопительному страхованию в ряде случаев уменьшают налог. Порядок меняется, поэтому уточните его у своего бухгалтера; справку об уплаченных взносах мы выдаём бесплатно.</p>",
      "<p>Жинақтаушы сақтандыру жарнасы кейбір жағдайда салықты азайтады. Тәртібі өзгеріп тұрады, сондықтан бухгалтеріңізден нақтылаңыз; төленген жарна туралы анықтаманы тегін береміз.</p>",
      "<p>Endowment premiums reduce tax in some cases. The rules change, so ask your accountant; we give a statement of the premiums paid free of charge.</p>",
    ],
  },
  {
    slug: "terms-of-use",
    name: ["Условия пользования сайтом", "Сайтты пайдалану шарттары", "Terms of use"],
    meta_descriptions: [
      "Правила работы с сайтом и кабинетом.",
      "Сайт пен кабинетті пайдалану тәртібі.",
      "How the site and the account may be used.",
    ],
    text: [
      "<ul><li>Расчёт на сайте действует в день, когда он сделан.</li><li>Пароль и коды из SMS знаете только вы.</li><li>Код из SMS равен вашей подписи под анкетой.</li></ul>",
      "<ul><li>Сайттағы есеп жасалған күні жарамды.</li><li>Құпиясөз бен SMS кодын тек өзіңіз білесіз.</li><li>SMS коды сауалнамаға қойған қолыңызға тең.</li></ul>",
      "<ul><li>A calculation holds on the day it is made.</li><li>Your password and SMS codes are known to you alone.</li><li>The code from the SMS is your signature under the application.</li></ul>",
    ],
  },
];
