// @vitest-environment jsdom
import type { FileOnItsWay } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { Attachments } from "./Attachments.tsx";

const nothing = () => {};
function show(state: FileOnItsWay["state"]) {
  const files = [{ id: "1", file: new File(["%PDF"], "scan.pdf"), state }];
  const place = stageIn("ru", <Attachments files={files} onAdd={nothing} onCancel={nothing} onRetry={nothing} onRemove={nothing} />);
  const item = place.querySelector("li");
  return { words: item?.textContent ?? "", buttons: [...(item?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent) };
}
const message = "В файле есть сценарии";

test("a file that was refused for what it holds says why, and offers only to be removed", () => {
  const { words, buttons } = show({ at: "failed", problem: { kind: "message", message }, isFinal: true });
  expect(words).toContain(message);
  expect(buttons).toEqual(["Убрать scan.pdf"]);
});

test.each([
  ["a limit", { kind: "message", message: "Подождите минуту" }, "Подождите минуту"],
  ["an outage of the service", { kind: "service" }, "Сервис"],
  ["a lost connection", { kind: "offline" }, "Проверьте соединение"],
] as const)("a file that did not arrive because of %s can be sent once more, and the right cause is named", (_, problem, cause) => {
  const { words, buttons } = show({ at: "failed", problem, isFinal: false });
  expect(words).toContain(cause);
  expect(words.includes("Проверьте соединение")).toBe(problem.kind === "offline");
  expect(buttons).toEqual(["Повторить scan.pdf", "Убрать scan.pdf"]);
});
