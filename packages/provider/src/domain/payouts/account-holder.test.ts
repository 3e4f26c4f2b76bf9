import { describe, expect, it } from "vitest";
import { isAccountOf } from "./account-holder.ts";

const owner = { surname: "Сәрсенов", name: "Айдар", patronymic: "Маратұлы" };

describe("an account is the policyholder's", () => {
  it.each([
    "Сәрсенов Айдар Маратұлы",
    "айдар сәрсенов",
    "  САРСЕНОВ".replace("А", "Ә") + "  Айдар",
    "Айдар М. Сәрсенов".replace(" М.", ""),
    "САРСЕНОВ АЙДАР МАРАТУЛЫ",
    "Сарсенов Айдар Маратұлы",
    "Сəрсенов Айдар",
    "Сәрсенов Айдар".normalize("NFD"),
  ])("by %s", (holder) => expect(isAccountOf(holder, owner)).toBe(true));
  it("with either of two letters that a bank writes", () => {
    expect(isAccountOf("Ковалев Петр", { surname: "Ковалёв", name: "Пётр", patronymic: "" })).toBe(true);
    expect(isAccountOf("Erik Müller-Brandt", { surname: "Müller-Brandt", name: "Erik", patronymic: "" })).toBe(true);
  });
});

describe("an account is another's", () => {
  it.each(["Сериков Нурлан", "Сәрсенов", "Айдар", "Сәрсенова Айгүл", "Сәрсенов Айдар Сериков", "", "—"])("by %s", (holder) =>
    expect(isAccountOf(holder, owner)).toBe(false),
  );
});
