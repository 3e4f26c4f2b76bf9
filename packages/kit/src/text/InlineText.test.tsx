// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "../testing/stage.tsx";
import { Heading } from "./Heading.tsx";
import { InlineText } from "./InlineText.tsx";

test.each(["ru", "en-GB"])("on a page in %s a Kazakh name says its language", (locale) => {
  const place = stage(<Heading level={1}>Сенім: накопительное страхование</Heading>, { locale });
  expect(place.innerHTML).toContain('<span lang="kk">Сенім</span>: накопительное страхование');
});

test("on a Kazakh page nothing is marked", () => {
  expect(stage(<InlineText>Сенім: жинақтаушы сақтандыру</InlineText>, { locale: "kk-KZ" }).innerHTML).toBe("Сенім: жинақтаушы сақтандыру");
});

test("words beside other elements are marked too, and anything but text is left alone", () => {
  const place = stage(
    <p>
      <InlineText>
        Договор «Сенім», <b>Сенім</b>
      </InlineText>
    </p>,
    { locale: "ru" },
  );
  expect(place.querySelectorAll("[lang=kk]")).toHaveLength(1);
  expect(place.textContent).toBe("Договор «Сенім», Сенім");
});

test.each([
  ["ru", "Взнос 2\u00a0930\u00a0315,50\u00a0₸ до 5 мая", "2\u00a0930\u00a0315,50\u00a0₸"],
  ["en-GB", "A premium of 2,930,315.50\u00a0₸ by 5 May", "2,930,315.50\u00a0₸"],
])("a sum within a sentence in %s stays whole, and the sentence is read as it was", (locale, sentence, sum) => {
  const place = stage(<InlineText>{sentence}</InlineText>, { locale });
  expect([...place.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual([sum]);
  expect(place.textContent).toBe(sentence);
});
