type Oklch = readonly [lightness: number, chroma: number, hue: number];

const gamma = (linear: number): number => (linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const byte = (linear: number): number => Math.round(255 * gamma(Math.min(1, Math.max(0, linear))));

/** A colour of the brand as a PDF writes it. Source: B. Ottosson, "A perceptual color space for image processing" (2020). */
export function rgbOf([lightness, chroma, hue]: Oklch): [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    byte(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
    byte(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
    byte(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short),
  ];
}
