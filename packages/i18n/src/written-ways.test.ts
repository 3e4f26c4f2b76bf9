import { expect, it } from "vitest";
import { locales, type Locale } from "./locale.ts";
import { readMessages } from "./read-messages.ts";

/** What names the telephone as the way to reach us, or us as those who call. */
const spoken: Readonly<Record<Locale, RegExp>> = {
  ru: /позвон(?!к)|(?<!по)звонок|(?<!по)звонк|звонят|звонит|по телефону|дозвон|(?:Вопросы[^:.]*|связ\p{L}+ с нами|Позвонить): \{phone\}/iu,
  kk: /қоңырау|телефон арқылы|телефонмен|телефон не хат|(?:сұрақтар|Анықтама): \{phone\}/iu,
  en: /\bcall(?:s|ing|ed)?\b|\bby phone\b|over the phone|(?:Questions[^:.]*|contact us): \{phone\}/iu,
};
/** What a person can do without a voice. */
const written: Readonly<Record<Locale, RegExp>> = {
  ru: /напиш|\{email\}|написать|письмо|в письме/iu,
  kk: /жаз(?:у|ың|са|а\b|ып)|жазыңыз|\{email\}|хат(?:пен)?(?!\p{L})/iu,
  en: /\bwrit(?:e|ing)\b|e-?mail/iu,
};

/** Why a text may name the telephone alone, by the start of its name. */
const reasons: Readonly<Record<string, string>> = {
  "consent.": "a wording that people have agreed to is never edited; the page around it says where to write",
  "content.call": "the name of a button that calls: the page it stands on has the address in its head or foot",
  "content.how.calculate.text": "says that nobody has to call",
  "contacts.callCentre": "the caption of a number: `WriteLink` stands beside it",
  "error.phone.foreign": "why a number of another country cannot be taken",
  "cabinet.contact.": "a choice not to be called",
  "field.channel.phone": "one of the ways of an answer to choose from, beside e-mail",
  "home.tools.call": "the name of a button that opens the form of a call, where `WriteLink` stands",
  "kit.call": "the name of a link to a number: `WriteLink` stands beside each",
  "kit.footer.phone": "the caption of a number: `WriteLink` stands below it",
  "kit.header.callMe": "the name of a button that opens the form of a call, where `WriteLink` stands",
  "reception.": "said to staff",
};
const excused = (id: string) => Object.keys(reasons).some((start) => id.startsWith(start));

it.each(locales)("whatever names the telephone in %s names a written way too", (locale) => {
  const messages = Object.entries(readMessages(locale, () => true));
  const voiceOnly = messages.filter(([id, text]) => spoken[locale].test(text) && !written[locale].test(text) && !excused(id));
  expect(voiceOnly.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

it("no reason outlives its texts", () => {
  const alone = locales.flatMap((locale) =>
    Object.entries(readMessages(locale, () => true))
      .filter(([, text]) => spoken[locale].test(text) && !written[locale].test(text))
      .map(([id]) => id),
  );
  expect(Object.keys(reasons).filter((start) => !alone.some((id) => id.startsWith(start)))).toEqual([]);
});
