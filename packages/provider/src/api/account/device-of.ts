/** The first match names it: browsers name their ancestors too. Only Apple's own gives its version as well as Safari's name. */
const browsers = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]{1,12} (?:Mobile\/\w{1,12} )?Safari\//, "Safari"],
] as const;
const systems = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const firstOf = (kinds: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  kinds.find(([sign]) => sign.test(agent))?.[1];

/** A browser and a system as their owner knows them ("Chrome, Android"); the rest of the User-Agent is not kept. "" when neither is known. */
export const deviceOf = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(", ");
