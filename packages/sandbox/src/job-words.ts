import type { Localised } from "@shanyraq/i18n";

/** Words of the page of background jobs: the rows with which one of them fails. */
export const jobWords = {
  jobs: { ru: "Задания", kk: "Тапсырмалар", en: "Jobs" },
  jobsLead: {
    ru: "Здесь то, с чем фоновое задание не справилось. Остальное оно делает дальше, а к этому возвращается всё реже. После последней попытки ждёт человека.",
    kk: "Мұнда фондық тапсырма орындай алмаған жұмыс тұр. Қалғанын ол әрі қарай орындайды, ал бұған барған сайын сирек оралады. Соңғы әрекеттен кейін адамды күтеді.",
    en: "This is what a background job could not do. It goes on with everything else and comes back to this less and less often. After the last try it waits for a person.",
  },
  jobsNone: { ru: "Все задания справляются.", kk: "Барлық тапсырма орындалып жатыр.", en: "No job fails." },
  jobsTries: { ru: "Попыток: {count}, с {since}", kk: "Әрекет саны: {count}, басы {since}", en: "{count} tries since {since}" },
  jobsNext: { ru: "Следующая попытка: {moment}", kk: "Келесі әрекет: {moment}", en: "Next try: {moment}" },
  jobsGivenUp: { ru: "Ждёт человека", kk: "Адамды күтіп тұр", en: "Waits for a person" },
  jobsRetry: { ru: "Попробовать ещё раз", kk: "Қайта орындап көру", en: "Try again" },
} satisfies Record<string, Localised>;
