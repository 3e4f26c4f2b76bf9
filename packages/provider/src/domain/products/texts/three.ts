/** A text in Russian, Kazakh and English, in the order of `locales`. */
export type Three = readonly [ru: string, kk: string, en: string];
