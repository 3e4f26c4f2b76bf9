/** Shapes of one person from the shoulders up, around the middle of the face; y grows downwards, and one unit is a pixel at 100 px. */
export const portraitFigures = {
  face: "M-12.5-9C-12.5-20-7-25 0-25C7-25 12.5-20 12.5-9C12.5 2 7 10 0 10C-7 10-12.5 2-12.5-9Z",
  neck: "M-5.5 5V18C-5.5 22 5.5 22 5.5 18V5Z",
  ears: "M-12.5-10C-16-11-16-2-11.5-2ZM12.5-10C16-11 16-2 11.5-2Z",
  /** Eyes, brows, nose and mouth, as lines. */
  features:
    "M-5.2-8.4V-7M5.2-8.4V-7M0-7L-1.2-1.5H.6M-4 3.4C-2 5.4 2 5.4 4 3.4M-8-12C-6.5-13.4-4.5-13.4-3-12.4M8-12C6.5-13.4 4.5-13.4 3-12.4",
  shoulders: "M-36 62C-36 30-22 21-7 18.5L0 26L7 18.5C22 21 36 30 36 62Z",
  glasses: "M-9.5-8A4 4 0 1 0-1.5-8A4 4 0 1 0-9.5-8M1.5-8A4 4 0 1 0 9.5-8A4 4 0 1 0 1.5-8M-1.5-8.5C-.6-9.3.6-9.3 1.5-8.5",
  beard:
    "M-12.3-4C-12 8-6 14 0 14C6 14 12 8 12.3-4C10 0 7 .5 4 .3C2-.8-2-.8-4 .3C-7 .5-10 0-12.3-4ZM-3.4 3.5C-1.5 5 1.5 5 3.4 3.5C2 7-2 7-3.4 3.5Z",
  shirt: "M-7 18.5L-11 26L-3 34L0 26L3 34L11 26L7 18.5M-7 18.5L0 26L7 18.5Z",
  tie: "M0 27L-2.4 31L0 46L2.4 31Z",
  blouse: "M-7 18.5L-9 30L0 40L9 30L7 18.5Z",
  neckline: "M-8 18.3C-6 27 6 27 8 18.3",
} as const;

interface HairFigure {
  /** What lies behind the head, if anything. */
  readonly behind?: string;
  readonly over: string;
  /** Ears are not seen. */
  readonly covered?: true;
}

/** How hair or a scarf lies about the head. */
export const hairFigures = {
  short: { over: "M-13-8C-17-24-9-31 2-30C13-30 17-21 13-8C12.5-13 10-17 7-19C1-16-6-17-9-19C-11-16-12.5-13-13-8Z" },
  swept: { over: "M-13-7C-18-22-11-32 3-31C14-31 16-20 13-7C12-14 10-18 4-20C-2-22-8-19-10-16C-12-13-12.5-11-13-7Z" },
  thin: {
    over: "M-13-4C-17-12-16-22-9-26C-11-21-11.5-16-11.5-13C-11.5-10-12-7-13-4ZM13-4C17-12 16-22 9-26C11-21 11.5-16 11.5-13C11.5-10 12-7 13-4ZM-9-26C-4-29 4-29 9-26C4-27.5-4-27.5-9-26Z",
  },
  fringe: { over: "M-13-9C-15-22-9-29 0-29C9-29 15-22 13-9C10-14 6-17 3-18L1-15L-2-18C-6-17-10-14-13-9Z" },
  bob: {
    behind: "M-17 9C-22-16-14-31 0-31C14-31 22-16 17 9C12 12-12 12-17 9Z",
    over: "M-13-6C-8-9-2-14 1-20C4-14 9-9 13-6C14-20 10-27 0-27C-10-27-14-20-13-6Z",
    covered: true,
  },
  long: {
    behind: "M-17 26C-22 4-20-31 0-31C20-31 22 4 17 26C10 22-10 22-17 26Z",
    over: "M-13-5C-12-13-7-19-1-22C6-20 12-13 13-5C15-20 10-28 0-28C-10-28-15-20-13-5Z",
    covered: true,
  },
  bun: {
    behind: "M-7-29A7 7 0 1 1 7-29Z",
    over: "M-13.5-5C-17-22-9-29 0-29C9-29 17-22 13.5-5C12-13 8-19 0-20C-8-19-12-13-13.5-5Z",
  },
  scarf: {
    behind: "M-18 24C-25-6-16-33 0-33C16-33 25-6 18 24C10 30-10 30-18 24Z",
    over: "M-13-4C-13-14-9-21 0-22C9-21 13-14 13-4C16-20 12-30 0-30C-12-30-16-20-13-4Z",
    covered: true,
  },
} as const satisfies Record<string, HairFigure>;

export type Hair = keyof typeof hairFigures;

/** One person as the house draws them. */
export interface Portrait {
  readonly hair: Hair;
  readonly clothes: "suit" | "blouse" | "plain";
  readonly glasses?: boolean;
  readonly beard?: boolean;
  /** The colour of what they wear; by default the first colour of the brand. */
  readonly tone?: "primary" | "ornament" | "accent";
}
