import { pictureAt, pictureFormats, pictureSet } from "@shanyraq/calls/picture-address";
import { styled } from "styled-components";
import { paint, radius } from "@shanyraq/kit/theme/tokens.ts";

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.m};
  background: ${paint.sunken};
`;

interface PhotoProps {
  /** Any cut of a picture of the content. */
  readonly src: string;
  /** What it shows; empty where it only adorns. */
  readonly alt: string;
  /** How wide it stands, as CSS says it: by it a browser chooses the cut. */
  readonly sizes: string;
  /** The largest thing on the first screen is asked for at once, others when somebody comes near. */
  readonly first?: boolean;
}

/** A picture of an editor in the format and the width that suit the screen. Its place is kept from the start. */
export function Photo({ src, alt, sizes, first = false }: PhotoProps) {
  const size = pictureAt(src);
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSet(src, format)} sizes={sizes} />
      ))}
      <Image
        src={src}
        alt={alt}
        width={size?.width}
        height={size?.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
