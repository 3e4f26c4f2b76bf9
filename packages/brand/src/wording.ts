type Wording = Readonly<Record<string, string>>;

/**
 * Texts that this insurer says in words of its own, by their ids in the catalogues of `@shanyraq/i18n`. The catalogues keep to the letter what the
 * specification quotes, slips of spelling included; here they are corrected. An id or an argument that the catalogue does not have fails the tests.
 */
export const wording: { readonly ru: Wording; readonly kk: Wording; readonly en: Wording } = {
  ru: {
    "account.problem.service": "Сервис временно не работает, попробуйте позже",
    "error.email": "Неверный адрес электронной почты!",
    "error.iin": "Неверный ИИН/БИН!",
    "error.phone": "Неверный номер!",
    "kit.underAge": "Вам меньше 18 лет. Оставьте контактные данные, и наши менеджеры с вами свяжутся!",
  },
  kk: {},
  en: {},
};
