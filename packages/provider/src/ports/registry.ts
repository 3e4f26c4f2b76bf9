/** What a state register tells of a legal entity. */
export interface Juridical {
  readonly bin: string;
  readonly name: string;
  /** Its main activity, by the code of the classifier. */
  readonly oked: string;
  readonly headcount?: number;
  /** yyyy-mm-dd. */
  readonly registered?: string;
}

/** The state's register of legal entities. */
export interface Registry {
  /** Undefined: there is none with this number. */
  juridical(bin: string): Promise<Juridical | undefined>;
}
