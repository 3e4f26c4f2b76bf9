import type { Locator, Page } from "@playwright/test";

/** What somebody types into a field of a name: mostly what is right, at times what is not. */
const right: Readonly<Record<string, string>> = {
  document_number: "N09876543",
  document_date: "",
  city: "Ақтөбе",
  address: "Әбілқайыр хан 51",
  email: "walker@example.kz",
  name: "Волков Артём",
  bank: "Банк «Үлгі»",
  number: "К-2026/17",
  iban: "KZ86125KZT5004100100",
  bin: "150340012340",
  post: "director",
  health_details: "2019 жылдан бері",
  public_office: "Депутат, әкем",
  tax_number: "США, 123",
  answer: "2019, HbA1c 6,4",
};
const wrong = ["", " ", "0", "000000000", "9020", "<b>x</b>", "🙂", "-1", "99999999999999", "не дата"];

export type Random = () => number;
export const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

/** What can be pressed or filled where somebody is: the dialog that stands over the page, or else its main part. */
const place = async (page: Page): Promise<Locator> => {
  const dialog = page.locator("[role=dialog]:visible, [role=alertdialog]:visible").last();
  return (await dialog.count()) > 0 ? dialog : page.locator("main");
};

const DATE = new Map([
  ["bday-day", "29"],
  ["bday-month", "02"],
  ["bday-year", "1988"],
]);

/** Fills or toggles one field; what it was, for the record of the walk. */
async function fill(field: Locator, random: Random): Promise<string> {
  const { name, type, tag, complete, label } = await field.evaluate((one: HTMLInputElement) => ({
    name: one.name,
    type: one.type,
    tag: one.tagName,
    complete: one.autocomplete,
    label: one.labels?.[0]?.textContent ?? one.getAttribute("aria-label") ?? "",
  }));
  if (type === "radio" || type === "checkbox") {
    await field.check({ force: true });
    return `check ${name}=${await field.inputValue()}`;
  }
  if (tag === "SELECT") {
    const values = await field.locator("option").evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
    const value = pick(values.filter(Boolean), random) ?? "";
    await field.selectOption(value);
    return `select ${name}=${value}`;
  }
  if (type === "range") {
    await field.press(random() < 0.5 ? "ArrowRight" : "ArrowLeft");
    return `slide ${name}`;
  }
  const known = right[name.replace(/-\d+$/, "")] ?? DATE.get(complete) ?? (/\b(?:Күні|День|Day)\b/u.test(label) ? "29" : undefined);
  const value = random() < 0.75 && known !== undefined ? known : (pick(wrong, random) ?? "");
  await field.fill(value);
  return `type ${name || label}=${value}`;
}

/** Presses or fills something that is in sight. Undefined where nothing is. */
export async function act(page: Page, random: Random): Promise<string | undefined> {
  const within = await place(page);
  const fields = await within.locator("input:visible:not([type=file]):not([disabled]), select:visible, textarea:visible").all();
  const submits = await within.locator("button[type=submit]:visible:not([disabled])").all();
  const others = await within
    .locator("button:visible:not([type=submit]):not([disabled]), a[href^='/']:visible:not([target=_blank]):not([download])")
    .all();
  const roll = random();
  if (fields.length > 0 && roll < 0.55) {
    const field = pick(fields, random);
    return field && fill(field, random);
  }
  const pressed = submits.length > 0 && roll < 0.85 ? pick(submits, random) : (pick(others, random) ?? pick(submits, random));
  if (!pressed) return undefined;
  const name = (await pressed.innerText()).trim().slice(0, 40) || (await pressed.getAttribute("aria-label")) || "?";
  await pressed.click({ timeout: 5_000 });
  return `press ${name}`;
}
