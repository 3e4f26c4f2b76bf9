const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${radius * -2} 0`;

/** One figure for each product, drawn inside a circle of radius 40. */
export const emblemFigures = {
  senim: ["M0 32V-4", "M0 12C-17 12-26 1-27-13C-12-13 0-4 0 12", "M0-2C0-18 9-28 27-30C28-13 18-2 0-2", "M-24 32H24"],
  term: ["M0-33L27-23V1C27 18 15 28 0 35C-15 28-27 18-27 1V-23Z", "M-12 1L-3 10L13-8"],
  education: ["M-35-8L0-24L35-8L0 8Z", "M-20 0V17C-9 27 9 27 20 17V0", "M35-8V15"],
  pension: ["M-36 12H36", "M-19 12A19 19 0 0 1 19 12", "M0-16V-29", "M-20-8L-29-17", "M20-8L29-17", "M-25 22H25", "M-13 32H13"],
  accident: ["M0 32C-21 16-33 5-33-11C-33-29-9-33 0-15C9-33 33-29 33-11C33 5 21 16 0 32Z", "M-20 1H-9L-3-9L4 10L9 1H20"],
  employer: [
    circle(0, -17, 9),
    circle(-25, -9, 6.5),
    circle(25, -9, 6.5),
    "M-15 30V14C-15 4-9 0 0 0C9 0 15 4 15 14V30",
    "M-36 26V15C-36 8-31 5-24 5",
    "M36 26V15C36 8 31 5 24 5",
  ],
  migrant: [circle(-25, 20, 7), circle(25, -20, 7), "M-18 20H8C22 20 22 0 8 0H-8C-22 0-22-20-8-20H18"],
  credit: [
    "M0-32V30",
    "M-16 30H16",
    "M-27-22H27",
    "M-27-22L-38 4M-27-22L-16 4M-39 4H-15A12 12 0 0 1-39 4",
    "M27-22L16 4M27-22L38 4M15 4H39A12 12 0 0 1 15 4",
  ],
} as const satisfies Record<string, readonly string[]>;

export type EmblemKind = keyof typeof emblemFigures;
