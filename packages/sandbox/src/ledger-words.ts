import type { Localised } from "@shanyraq/i18n";

/** Words of the page of the ledger: its accounts, and whether every tiyn is in one. */
export const ledgerWords = {
  ledger: { ru: "Деньги", kk: "Ақша", en: "Money" },
  ledgerLead: {
    ru: "Каждый тиын, который пришёл, лежит на одном счёте. Здесь все договоры посчитаны заново, в эту минуту.",
    kk: "Келген әр тиын бір ғана шотта жатыр. Мұнда барлық шарт дәл осы минутта қайта есептелді.",
    en: "Every tiyn that came lies in one account. All policies are counted again here, this very minute.",
  },
  ledgerBalances: { ru: "Все договоры сходятся: {count}.", kk: "Барлық шарт теңеседі: {count}.", en: "All policies balance: {count}." },
  ledgerFaults: { ru: "Не сходятся: {list}.", kk: "Теңеспейтіндері: {list}.", en: "These do not balance: {list}." },
  ledgerAccount: { ru: "Счёт", kk: "Шот", en: "Account" },
  ledgerFrom: { ru: "Откуда, ₸", kk: "Қайдан, ₸", en: "Where from, ₸" },
  ledgerIn: { ru: "Где сейчас, ₸", kk: "Қазір қайда, ₸", en: "Where now, ₸" },
  "ledger.received": { ru: "Получено от плательщиков", kk: "Төлеушілерден алынды", en: "Received from payers" },
  "ledger.added": { ru: "Добавлено страховщиком", kk: "Сақтандырушы қосқан", en: "Added by the insurer" },
  "ledger.earned": { ru: "Заработано за прошедшие периоды", kk: "Өткен кезеңдер үшін табыс", en: "Earned for past periods" },
  "ledger.ahead": { ru: "Оплачено вперёд", kk: "Алдын ала төленді", en: "Paid ahead" },
  "ledger.part": { ru: "Части неполных взносов", kk: "Толық емес жарналардың бөліктері", en: "Parts of premiums" },
  "ledger.refundOwed": { ru: "Возврат, ещё не отправлен", kk: "Қайтарылатын, әлі жіберілмеген", en: "Refunds owed" },
  "ledger.benefitOwed": { ru: "К выплате клиентам", kk: "Клиенттерге төленуге тиіс", en: "Benefits owed" },
  "ledger.ordered": { ru: "В пути через банк", kk: "Банк арқылы жолда", en: "On its way through the bank" },
  "ledger.sent": { ru: "Выплачено", kk: "Төленді", en: "Paid out" },
  "ledger.formerRule": { ru: "Удержано по прежним правилам", kk: "Бұрынғы ережемен ұсталды", en: "Kept by former rules" },
} satisfies Record<string, Localised>;
