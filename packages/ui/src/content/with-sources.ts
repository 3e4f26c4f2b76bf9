import { pictureFormats, pictureSet } from "@shanyraq/calls/picture-address";

const IMAGE = /<img src="([^"<>]+)"[^<>]*>/g;
/** As wide as running text. */
const SIZES = "(max-width: 44rem) 92vw, 42rem";

/** Clean HTML whose pictures are offered in every format and width there is of them, and asked for when somebody comes near. */
export const withSources = (clean: string): string =>
  clean.replace(IMAGE, (image, src: string) => {
    const sources = pictureFormats.flatMap((format) => {
      const set = pictureSet(src, format);
      return set === undefined ? [] : [`<source type="image/${format}" srcset="${set}" sizes="${SIZES}">`];
    });
    const later = image.replace("<img ", '<img loading="lazy" decoding="async" ');
    return sources.length === 0 ? image : `<picture>${sources.join("")}${later}</picture>`;
  });
