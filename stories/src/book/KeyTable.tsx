import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import type { KeyboardPattern } from "../foundations/keyboard.ts";

const Patterns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${space(2)};
`;
const Pattern = styled.section`
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  & > h3 {
    font-size: 1.0625rem;
    font-weight: 620;
    color: ${paint.heading};
  }
  & > p {
    margin: ${space(0.5)} 0 ${space(2)};
    font-size: 0.9375rem;
    line-height: 1.5;
    color: ${paint.inkSoft};
  }
  & > dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: ${space(1)} ${space(2.5)};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  & dt {
    display: flex;
    gap: ${space(0.5)};
    align-items: baseline;
  }
  & kbd {
    min-width: 1.75em;
    padding: 0.05em 0.5em;
    border: 1px solid ${paint.boundary};
    border-bottom-width: 2px;
    border-radius: ${radius.s};
    background: ${paint.paper};
    color: ${paint.ink};
    font:
      500 0.8125rem/1.6 "Golos Text Variable",
      system-ui,
      sans-serif;
    text-align: center;
  }
`;

/** Ways of working by keys, each with what every key does. */
export const KeyTable = ({ patterns }: { readonly patterns: readonly KeyboardPattern[] }) => (
  <Patterns>
    {patterns.map(({ name, note, facts }) => (
      <Pattern key={name}>
        <h3>{name}</h3>
        <p>{note}</p>
        <dl>
          {facts.map(({ keys, does }) => [
            <dt key={`${keys.join(" ")} key`}>
              {keys.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>,
            <dd key={keys.join(" ")}>{does}</dd>,
          ])}
        </dl>
      </Pattern>
    ))}
  </Patterns>
);
