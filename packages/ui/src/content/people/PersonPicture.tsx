import { pictureAt } from "@shanyraq/calls/picture-address";
import type { Output } from "@shanyraq/calls";
import { styled } from "styled-components";
import { arcLine } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";
import { paint } from "@shanyraq/kit/theme/tokens.ts";
import { Photo } from "../news/Photo.tsx";
import type { Portrait } from "./portrait-figures.ts";
import { PortraitFigure } from "./PortraitFigure.tsx";

type Person = Output<"managements">["data"][number];

const Ring = styled.svg`
  display: block;
  width: 6rem;
  height: 6rem;
  fill: none;
  stroke: ${paint.ornament};
  stroke-width: 2;
  & > .ground {
    fill: ${paint.primarySoft};
    stroke: none;
  }
  & > text {
    fill: ${paint.heading};
    stroke: none;
    font-size: 24px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
const Round = styled.div`
  width: 6rem;
  & img {
    height: 6rem;
    border-radius: 50%;
    object-fit: cover;
  }
`;
/** Twelve gaps in the rim, where the poles of the roof come in. */
const rim = Array.from({ length: 12 }, (_, part) => arcLine(44, part / 12 + 0.012, (part + 1) / 12 - 0.012));

/** What an editor may choose for a person without a photograph. */
const portraits: Readonly<Record<NonNullable<Person["look"]>, Portrait>> = {
  bun: { hair: "bun", clothes: "blouse", glasses: true },
  bob: { hair: "bob", clothes: "blouse", tone: "ornament" },
  bobGlasses: { hair: "bob", clothes: "plain", glasses: true },
  long: { hair: "long", clothes: "blouse" },
  short: { hair: "short", clothes: "suit" },
  swept: { hair: "swept", clothes: "suit", glasses: true },
  beard: { hair: "short", clothes: "suit", beard: true },
  thin: { hair: "thin", clothes: "suit", tone: "ornament" },
};
const initials = (name: string) =>
  name
    .split(" ")
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");

/** Somebody who answers for the company: their photograph, or a drawing of the house, or their initials. Their name stands beside it. */
export function PersonPicture({ slug, name, image, look }: Pick<Person, "slug" | "name" | "image" | "look">) {
  if (image && pictureAt(image))
    return (
      <Round>
        <Photo src={image} alt="" sizes="6rem" />
      </Round>
    );
  return (
    <Ring viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className="ground" r="38" />
      {look ? (
        <>
          <clipPath id={`portrait-${slug}`}>
            <circle r="38" />
          </clipPath>
          <g clipPath={`url(#portrait-${slug})`}>
            <g transform="translate(0 4)">
              <PortraitFigure {...portraits[look]} />
            </g>
          </g>
        </>
      ) : (
        <text>{initials(name)}</text>
      )}
      {rim.map((arc) => (
        <path key={arc} d={arc} />
      ))}
    </Ring>
  );
}
