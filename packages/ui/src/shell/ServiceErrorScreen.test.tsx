// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";
import { ServiceErrorScreen } from "./ServiceErrorScreen.tsx";

const screen = () => document.querySelector<HTMLElement>("[role=alertdialog]");
const shown = () => {
  const onRetry = vi.fn<() => void>();
  stageIn("ru", <ServiceErrorScreen isOpen onRetry={onRetry} homeHref="/" phone="+7 (727) 000-00-00" requestId="7f3a" />);
  return { onRetry, place: find<HTMLElement>(document.body, "[role=alertdialog]") };
};

test("it says what happened in the specified words, with the number of the request", () => {
  const { place } = shown();
  expect(find(place, "h1").textContent).toBe("Упс, произошла ошибка...");
  expect(document.getElementById(place.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Сервис временно не работает, попробуйте позжеНомер обращения: 7f3a",
  );
});

test("one may try again, go home, call or write; Esc leads nowhere", async () => {
  const { place, onRetry } = shown();
  press(find(place, "button"));
  expect(onRetry).toHaveBeenCalledOnce();
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "tel:+77270000000",
    expect.stringMatching(/^mailto:/),
  ]);
  await keys("{Escape}");
  expect(screen()).not.toBe(null);
});
