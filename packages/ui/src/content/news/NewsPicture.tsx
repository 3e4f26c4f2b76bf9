import { pictureAt } from "@shanyraq/calls/picture-address";
import type { Output } from "@shanyraq/calls";
import { styled } from "styled-components";
import { Photo } from "./Photo.tsx";
import { paint, radius } from "@shanyraq/kit/theme/tokens.ts";
import { newsCut } from "./news-cut.ts";

// Hidden in the version for the visually impaired, which has no ornament.
const Drawing = styled.svg<{ $ground: keyof typeof paint }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 320 / 120;
  border-radius: ${radius.m};
  background: ${({ $ground }) => paint[$ground]};
  fill: none;
  stroke: ${paint.ornament};
  stroke-linecap: round;
  & path {
    vector-effect: non-scaling-stroke;
  }
  & path + path {
    stroke: ${paint.accent};
    stroke-width: 5;
  }
  html[data-scheme] & {
    display: none;
  }
`;

/** Each kind of news has a background of its own, so that a list of them does not repeat one drawing. */
const grounds: Readonly<Record<string, keyof typeof paint>> = { products: "primarySoft", service: "accentSoft", advice: "successSoft" };

/** In a list all pictures have one shape; where it is read, a photograph is shown whole. */
const Cut = styled.div`
  & img {
    aspect-ratio: 320 / 120;
    object-fit: cover;
  }
`;

interface NewsPictureProps {
  readonly item: Pick<Output<"newsBySlug">, "image" | "image_alt" | "slug" | "type">;
  /** Above the text itself, not in a list, where the title beside it says everything. */
  readonly whole?: boolean;
}

/**
 * The picture of a piece of news: an editor's, or the roof ring, cut again for each. The ring is decoration, so it is silent. The place of
 * either is kept from the start.
 */
export function NewsPicture({ item: { slug, image, image_alt, type = "" }, whole = false }: NewsPictureProps) {
  if (pictureAt(image))
    return whole ? (
      <Photo src={image} alt={image_alt ?? ""} sizes="(max-width: 63rem) 92vw, 40rem" first />
    ) : (
      <Cut>
        <Photo src={image} alt="" sizes="(max-width: 50rem) 92vw, 28rem" />
      </Cut>
    );
  const { lines, arc, transform } = newsCut(slug);
  return (
    <Drawing $ground={grounds[type] ?? "sunken"} viewBox="0 0 320 120" width="320" height="120" aria-hidden="true">
      <g transform={transform}>
        <path d={lines} />
        <path d={arc} />
      </g>
    </Drawing>
  );
}
