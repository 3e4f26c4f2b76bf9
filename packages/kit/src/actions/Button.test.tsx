// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { find, press, stage } from "../testing/stage.tsx";
import { Button } from "./Button.tsx";

test("a busy button keeps the focus, does nothing and sends nothing", () => {
  const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const place = stage(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Отправить
      </Button>
    </form>,
  );
  const button = find<HTMLButtonElement>(place, "button");
  button.focus();
  press(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.disabled).toBe(false);
});

test("with an address it is a link", () => {
  const place = stage(<Button href="/products">Продукты</Button>);
  expect(find<HTMLAnchorElement>(place, "a").getAttribute("href")).toBe("/products");
  expect(place.querySelector("button")).toBeNull();
});

test("a link that opens a new window gives it no way back", () => {
  const place = stage(
    <Button href="https://example.kz" target="_blank">
      Сайт
    </Button>,
  );
  expect(find<HTMLAnchorElement>(place, "a").rel).toBe("noopener noreferrer");
});
