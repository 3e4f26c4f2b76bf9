// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "../testing/stage.tsx";
import { EmailText } from "./EmailText.tsx";

test.each([
  ["client11@example.kz", "client11@<wbr>example.<wbr>kz"],
  ["a.b@mail.example.kz", "a.<wbr>b@<wbr>mail.<wbr>example.<wbr>kz"],
  ["", ""],
])("%s may be broken after its sign and its dots alone", (address, expected) => {
  expect(stage(<EmailText>{address}</EmailText>).innerHTML).toBe(expected);
});
