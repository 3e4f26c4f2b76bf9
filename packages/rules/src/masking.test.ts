import { describe, expect, it } from "vitest";
import { hideDocument, hideEmail, hideIban, hideIin, hidePhone, hideSurname } from "./masking.ts";

describe("masking", () => {
  it.each([
    ["an IIN, but for the year of birth", hideIin("880314300118"), "88**********"],
    ["what is no IIN, whole", hideIin("88031430"), "********"],
    ["a document, but for its beginning", hideDocument("N1234567"), "N123****"],
    ["a short document, whole", hideDocument("12"), "**"],
    ["a phone, but for its last two digits", hidePhone("77012345678"), "+7 7** *** **78"],
    ["what is no phone, whole", hidePhone("12345"), "+7 *** *** ****"],
    ["an e-mail address, but for the ends of its name", hideEmail("aidar@example.kz"), "a***r@example.kz"],
    ["an e-mail address of two letters, but for the first", hideEmail("ab@example.kz"), "a***@example.kz"],
    ["a surname, but for its first letter", hideSurname({ name: "Гүлнар", surname: "Ахметова" }), "Гүлнар А."],
    ["a surname where there is none", hideSurname({ name: "Гүлнар", surname: "" }), "Гүлнар"],
    ["an account, but for its ends", hideIban("KZ86125KZT5004100100"), "KZ86…0100"],
  ])("%s", (_, hidden, shown) => {
    expect(hidden).toBe(shown);
  });
});
