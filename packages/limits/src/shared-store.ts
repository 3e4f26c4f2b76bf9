export interface Count {
  readonly count: number;
  /** Until the window ends, rounded up. A length and not a moment: it holds whatever clock the store goes by. */
  readonly secondsLeft: number;
}

/** What several processes must agree on: counts and marks that pass with time. Every act is atomic. */
export interface SharedStore {
  /** Adds one to a count. The window begins with the first hit; later hits do not move it. */
  readonly hit: (key: string, windowSeconds: number) => Promise<Count>;
  /** Takes one hit back; the window stays. A count of nothing is forgotten. */
  readonly takeBack: (key: string) => Promise<void>;
  /** Sets a mark unless it stands: of many parallel tries exactly one is true. */
  readonly mark: (key: string, seconds: number) => Promise<boolean>;
  readonly isMarked: (key: string) => Promise<boolean>;
  /** Forgets a count or a mark. */
  readonly clear: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
