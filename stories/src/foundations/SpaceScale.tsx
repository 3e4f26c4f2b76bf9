import { paint, radius, size, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { Code, Specimen, Specimens } from "./Specimen.ts";

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12] as const;
/** One step at the reader's ordinary text size. */
const STEP_PIXELS = 8;

const Row = styled.li`
  display: grid;
  grid-template-columns: 7rem 4rem 1fr;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(0.75)} 0;
`;
const Bar = styled.span<{ readonly $steps: number }>`
  width: ${({ $steps }) => space($steps)};
  height: 1.25rem;
  border-radius: 3px;
  background: ${paint.primary};
`;
const List = styled.ul`
  margin: ${space(2)} 0 ${space(3)};
  list-style: none;
`;

/** Steps of the 8 px rhythm, drawn as wide as they are. */
export const SpaceScale = () => (
  <List>
    {steps.map((step) => (
      <Row key={step}>
        <Code>space({step})</Code>
        <Code>{step * STEP_PIXELS} px</Code>
        <Bar $steps={step} />
      </Row>
    ))}
  </List>
);

const Corner = styled.div<{ readonly $radius: string }>`
  height: 7rem;
  margin: ${space(2)} ${space(2)} 0;
  border: 2px solid ${paint.primary};
  border-radius: ${({ $radius }) => $radius};
  background: ${paint.primarySoft};
`;
const uses: Readonly<Record<keyof typeof radius, string>> = {
  s: "What stands inside a control",
  m: "Controls, cells, small cards",
  l: "Cards and dialogs",
  round: "Badges, chips, switches",
};

/** The four corners there are. */
export const RadiusRow = () => (
  <Specimens>
    {Object.entries(radius).map(([name, value]) => (
      <Specimen key={name}>
        <Corner $radius={value} />
        <figcaption>
          <strong>radius.{name}</strong>
          {value} · {uses[name as keyof typeof radius]}
        </figcaption>
      </Specimen>
    ))}
  </Specimens>
);

/** Measures that have a name of their own. */
export const SizeList = () => (
  <List>
    {Object.entries(size).map(([name, value]) => (
      <Row key={name}>
        <Code>size.{name}</Code>
        <Code>{value}</Code>
      </Row>
    ))}
  </List>
);
