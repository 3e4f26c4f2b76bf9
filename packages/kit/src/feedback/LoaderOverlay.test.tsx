// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stageIn } from "../testing/spoken.ts";
import { find } from "../testing/stage.tsx";
import { LoaderOverlay } from "./LoaderOverlay.tsx";

test("its place stands before there is a wait, so that the words are announced", () => {
  expect(find(stageIn("ru", <LoaderOverlay active={false} />), "[role=status]").textContent).toBe("");
  expect(find(stageIn("ru", <LoaderOverlay active />), "[role=status]").textContent).toBe("Загружаем");
  expect(find(stageIn("ru", <LoaderOverlay active text="Ищем полис" />), "[role=status]").textContent).toBe("Ищем полис");
});
