/** A legal entity in a state register. */
export interface Juridical {
  readonly bin: string;
  readonly name: string;
  /** Its main activity, by the code of the classifier. */
  readonly oked: string;
  readonly headcount?: number;
  /** yyyy-mm-dd. */
  readonly registered?: string;
  /** Its registered place: the region by its name in our list, the city, and the rest of the address. */
  readonly region?: string;
  readonly city?: string;
  readonly address?: string;
}

/** The head and the owners of a legal entity, as far as the register knows them. */
export interface CompanyPeople {
  readonly head?: { readonly name: string; readonly iin: string };
  /** People by IIN, entities by BIN; `share` in per cent. */
  readonly owners: readonly { readonly name: string; readonly number?: string; readonly share?: number }[];
}

/** The state's register of legal entities. */
export interface Registry {
  /** Undefined: no entity has this number. */
  juridical(bin: string): Promise<Juridical | undefined>;
  /** Undefined: no entity has this number. */
  people(bin: string): Promise<CompanyPeople | undefined>;
}
