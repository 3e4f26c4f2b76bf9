// @vitest-environment jsdom
import { expect, test } from "vitest";
import { find, stage } from "../testing/stage.tsx";
import { Notice } from "./Notice.tsx";

test("a sentence with amounts in it stays one sentence", () => {
  const place = stage(
    <Notice title="Пришла другая сумма">
      Пришло <b>10 ₸</b>, а к оплате <b>20 ₸</b>.
    </Notice>,
  );
  expect(find(place, "p:last-child").textContent).toBe("Пришло 10 ₸, а к оплате 20 ₸.");
});

test("blocks stand under each other as they are", () => {
  const place = stage(
    <Notice>
      <p>Первое.</p>
      <p>Второе.</p>
    </Notice>,
  );
  expect([...place.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["Первое.", "Второе."]);
  expect(place.querySelector("p p")).toBeNull();
});
