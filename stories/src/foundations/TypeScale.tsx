import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { Code } from "./Specimen.ts";

const Row = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(3)};
  align-items: baseline;
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${paint.line};
  & > dt {
    display: grid;
    font-weight: 600;
  }
  @media (max-width: 600px) {
    grid-template-columns: 1fr;
    gap: ${space(1)};
  }
`;
const Sample = styled.dd<{ readonly $size: string; readonly $tight: boolean }>`
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $tight }) => ($tight ? 620 : 400)};
  line-height: ${({ $tight }) => ($tight ? 1.12 : 1.55)};
  letter-spacing: ${({ $tight }) => ($tight ? "-0.026em" : "normal")};
  color: ${({ $tight }) => ($tight ? paint.heading : paint.ink)};
`;
const HEADINGS = new Set(["h3", "h2", "h1", "display"]);
const samples: Readonly<Record<keyof typeof text, string>> = {
  xs: "Лицензия № 2.1.00 от 24 июля 2019 года",
  s: "Подсказка под полем: как в удостоверении личности",
  m: "Жинақтаушы сақтандыру: жарна ай сайын төленеді",
  l: "Страховая защита действует с первого дня после оплаты",
  xl: "Шарт мерзімінің соңында кепілдендірілген сома төленеді",
  h3: "Что покрывает полис",
  h2: "Өмірді сақтандыру шарты",
  h1: "Двадцать лет вперёд",
  display: "48 500 ₸ айына",
};
/** What a size is at the width of a desktop, without the limits that keep it on a phone. */
const largest = (size: string) => size.match(/[\d.]+rem/g)?.at(-1) ?? size;

/** The scale, each step in words that the site might say, as large as this window makes it. */
export const TypeScale = () => (
  <dl>
    {Object.entries(text).map(([name, size]) => (
      <Row key={name}>
        <dt>
          {name}
          <Code>≤ {largest(size)}</Code>
        </dt>
        <Sample $size={size} $tight={HEADINGS.has(name)}>
          {samples[name as keyof typeof text]}
        </Sample>
      </Row>
    ))}
  </dl>
);
