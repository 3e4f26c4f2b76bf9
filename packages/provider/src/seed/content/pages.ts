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
  {
    slug: "mobile-citizens-base",
    name: ["База мобильных граждан", "Мобильді азаматтар базасы", "The mobile citizens’ base"],
    meta_descriptions: [
      "Как привязать номер телефона к своему ИИН.",
      "Телефон нөмірін ЖСН-ге қалай байланыстыруға болады.",
      "How to tie a phone number to your IIN.",
    ],
    text: [
      "<p>База мобильных граждан связывает номер телефона с ИИН. Мы сверяемся с ней при регистрации, чтобы никто не открыл кабинет на ваше имя.</p><h2>Как зарегистрироваться</h2><ol><li>Откройте портал eGov.kz или приложение eGov Mobile и войдите с электронной подписью.</li><li>В личном кабинете выберите «Настройки», затем «Номер телефона».</li><li>Введите свой номер и код из SMS от портала.</li><li>Через несколько минут вернитесь к регистрации на нашем сайте.</li></ol><h2>Если подписи нет</h2><p>Номер привяжут в любом центре обслуживания населения: возьмите удостоверение личности и телефон.</p>",
      "<p>Мобильді азаматтар базасы телефон нөмірін ЖСН-мен байланыстырады. Сіздің атыңыздан бөгде адам кабинет ашпауы үшін тіркелу кезінде біз осы базаны тексереміз.</p><h2>Қалай тіркелуге болады</h2><ol><li>eGov.kz порталын немесе eGov Mobile қосымшасын ашып, электрондық қолтаңбамен кіріңіз.</li><li>Жеке кабинетте «Баптаулар», содан кейін «Телефон нөмірі» бөлімін таңдаңыз.</li><li>Нөміріңізді және порталдан SMS-пен келген кодты енгізіңіз.</li><li>Бірнеше минуттан соң біздің сайттағы тіркелуге қайта оралыңыз.</li></ol><h2>Қолтаңба болмаса</h2><p>Нөмірді кез келген халыққа қызмет көрсету орталығында байланыстырып береді: жеке куәлік пен телефоныңызды ала барыңыз.</p>",
      "<p>The mobile citizens’ base ties a phone number to an IIN. We look into it when somebody registers, so that nobody opens an account in your name.</p><h2>How to register in it</h2><ol><li>Open the portal eGov.kz or the eGov Mobile application and sign in with your digital signature.</li><li>In your account there choose “Settings”, then “Phone number”.</li><li>Enter your number and the code from the portal’s SMS.</li><li>A few minutes later return to the registration on our site.</li></ol><h2>Without a signature</h2><p>Any public service centre will tie the number: bring your identity card and your phone.</p>",
    ],
  },
  {
    slug: "update-phone",
    name: ["Как обновить номер телефона", "Телефон нөмірін қалай жаңартуға болады", "How to update your phone number"],
    meta_descriptions: [
      "Что делать, если номер телефона изменился.",
      "Телефон нөмірі өзгерсе, не істеу керек.",
      "What to do when your phone number has changed.",
    ],
    text: [
      "<h2>В базе мобильных граждан</h2><ol><li>Войдите на eGov.kz или в eGov Mobile с электронной подписью.</li><li>В настройках кабинета выберите «Номер телефона» и введите новый номер.</li><li>Подтвердите его кодом из SMS. Старый номер отвяжется сам.</li></ol><h2>В нашем кабинете</h2><p>Если кабинет у вас уже есть, смените номер в разделе «Мои данные»: код придёт на старый и на новый номер.</p><h2>Если старого номера больше нет</h2><p>Позвоните нам или приходите с удостоверением личности, и мы сменим номер вместе с вами.</p>",
      "<h2>Мобильді азаматтар базасында</h2><ol><li>eGov.kz порталына немесе eGov Mobile қосымшасына электрондық қолтаңбамен кіріңіз.</li><li>Кабинет баптауларында «Телефон нөмірі» бөлімін таңдап, жаңа нөмірді енгізіңіз.</li><li>Оны SMS-пен келген кодпен растаңыз. Ескі нөмір өздігінен ажыратылады.</li></ol><h2>Біздің кабинетте</h2><p>Кабинетіңіз бұрыннан болса, нөмірді «Менің деректерім» бөлімінде ауыстырыңыз: код ескі нөмірге де, жаңа нөмірге де келеді.</p><h2>Ескі нөмір енді жоқ болса</h2><p>Бізге қоңырау шалыңыз немесе жеке куәлікпен келіңіз, нөмірді бірге ауыстырамыз.</p>",
      "<h2>In the mobile citizens’ base</h2><ol><li>Sign in to eGov.kz or eGov Mobile with your digital signature.</li><li>In the settings of your account choose “Phone number” and enter the new number.</li><li>Confirm it with the code from the SMS. The old number is released by itself.</li></ol><h2>In your account with us</h2><p>If you have an account already, change the number under “My details”: a code comes to the old number and to the new one.</p><h2>If you no longer have the old number</h2><p>Call us or come with your identity card, and we will change the number together.</p>",
    ],
  },
  {
    slug: "personal-data",
    name: ["Согласие на обработку персональных данных", "Дербес деректерді өңдеуге келісім", "Consent to the processing of personal data"],
    meta_descriptions: [
      "На что вы соглашаетесь, открывая личный кабинет.",
      "Жеке кабинет ашқанда неге келісім бересіз.",
      "What you agree to when you open an account.",
    ],
    text: [
      "<h2>На что вы соглашаетесь</h2><p>Мы собираем и обрабатываем имя, ИИН или номер документа, телефон, электронную почту, сведения о договорах и платежах. Согласие даётся, чтобы открыть личный кабинет, заключать и исполнять договоры страхования, отправлять SMS и электронные письма о них.</p><h2>Как мы храним данные</h2><p>Данные хранятся в Казахстане. Третьим лицам они передаются только в случаях, которые требует закон.</p><h2>Сколько действует согласие</h2><p>До отзыва. Отозвать его можно в личном кабинете, в разделе «Мои данные». Действующие договоры при этом сохраняются: закон обязывает нас хранить их документы.</p>",
      "<h2>Неге келісім бересіз</h2><p>Біз атыңызды, ЖСН-ді немесе құжат нөмірін, телефонды, электрондық поштаны, шарттар мен төлемдер туралы мәліметтерді жинаймыз және өңдейміз. Келісім жеке кабинет ашу, сақтандыру шарттарын жасасу және орындау, олар туралы SMS пен электрондық хат жіберу үшін беріледі.</p><h2>Деректерді қалай сақтаймыз</h2><p>Деректер Қазақстанда сақталады. Үшінші тұлғаларға тек заң талап еткен жағдайда беріледі.</p><h2>Келісім қашанға дейін жарамды</h2><p>Кері қайтарып алынғанға дейін. Оны жеке кабинеттегі «Менің деректерім» бөлімінде қайтарып алуға болады. Қолданыстағы шарттар сақталады: олардың құжаттарын сақтауға заң міндеттейді.</p>",
      "<h2>What you agree to</h2><p>We collect and process your name, IIN or document number, phone, e-mail, and particulars of policies and payments. The consent is given to open an account, to conclude and perform insurance policies, and to send text messages and e-mails about them.</p><h2>How the data are kept</h2><p>The data are kept in Kazakhstan. They are passed to third parties only where the law requires it.</p><h2>How long the consent stands</h2><p>Until it is withdrawn, which can be done in the account, under “My details”. Policies in force stay: the law obliges us to keep their documents.</p>",
    ],
  },
];
