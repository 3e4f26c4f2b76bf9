import { styled } from "styled-components";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { hairFigures, portraitFigures as figures, type Portrait } from "./portrait-figures.ts";

// Light skin and dark lines in both themes: turned round, a face would be a negative.
const Group = styled.g<{ $tone: "primary" | "ornament" | "accent" }>`
  fill: ${({ $tone }) => paint[$tone]};
  stroke: ${paint.deep};
  stroke-width: 1.6;
  stroke-linejoin: round;
  stroke-linecap: round;
  & .light {
    fill: ${paint.onDeep};
  }
  & .hair {
    fill: ${paint.deep};
  }
  & .gold {
    fill: ${paint.accent};
  }
  & .lines {
    fill: none;
  }
`;

const front = { suit: figures.shirt, blouse: figures.blouse, plain: figures.neckline } as const;

/** A person from the shoulders up, to be placed in a drawing. Always decoration: who it is stands beside it in words. */
export function PortraitFigure({ hair, clothes, glasses = false, beard = false, tone = "primary" }: Portrait) {
  const lies: { readonly behind?: string; readonly over: string; readonly covered?: true } = hairFigures[hair];
  const head = hair === "scarf" ? "gold" : "hair";
  return (
    <Group $tone={tone}>
      {lies.behind && <path className={head} d={lies.behind} />}
      <path className="light" d={figures.neck} />
      <path d={figures.shoulders} />
      <path className="light" d={front[clothes]} />
      {clothes === "suit" && <path className="gold" d={figures.tie} />}
      {!lies.covered && <path className="light" d={figures.ears} />}
      <path className="light" d={figures.face} />
      {beard && <path className="hair" d={figures.beard} />}
      <path className={head} d={lies.over} />
      <path className="lines" d={glasses ? figures.features + figures.glasses : figures.features} />
    </Group>
  );
}
