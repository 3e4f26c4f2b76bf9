// @vitest-environment jsdom
import { expect, test } from "vitest";
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { NotificationBell } from "./NotificationBell.tsx";

const names = {
  ru: ["Уведомления: новых нет", "Уведомления: 1 новое", "Уведомления: 3 новых", "Уведомления: 120 новых"],
  kk: ["Хабарламалар: жаңасы жоқ", "Хабарламалар: 1 жаңа", "Хабарламалар: 3 жаңа", "Хабарламалар: 120 жаңа"],
  en: ["Notifications: none new", "Notifications: 1 new", "Notifications: 3 new", "Notifications: 120 new"],
} as const;

test.each(languages)("its name says how many are new, its figure stops at 99+ (%s)", (language) => {
  const bells = [0, 1, 3, 120].map((count) => stageIn(language, <NotificationBell count={count} onPress={() => {}} />));
  expect(bells.map((bell) => find(bell, "button > span:last-child").textContent)).toEqual(names[language]);
  expect(bells.map((bell) => bell.querySelector("[aria-hidden=true]:not(svg)")?.textContent)).toEqual([undefined, "1", "3", "99+"]);
});

test("it says that it opens a dialog, and whether that is open", () => {
  const button = find(stageIn("ru", <NotificationBell open onPress={() => {}} />), "button");
  expect([button.getAttribute("aria-haspopup"), button.getAttribute("aria-expanded")]).toEqual(["dialog", "true"]);
});
