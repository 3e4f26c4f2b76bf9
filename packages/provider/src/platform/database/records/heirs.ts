/** A part of a whole as papers name it, such as one of three. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A certificate of inheritance, which a notary issues. */
export interface InheritanceCertificate {
  readonly number: string;
  readonly issuedOn: string;
  readonly notary: string;
}

/** Somebody whom a certificate names, with their part of the whole share. */
export interface NamedHeir extends Fraction {
  readonly name: string;
  readonly birthDate: string;
  readonly iin?: string;
}

/** Who gets a share of a claim by a certificate of inheritance. */
export interface NamedHeirs {
  /** The share that is divided. */
  readonly share: string;
  readonly certificate: InheritanceCertificate;
  readonly heirs: readonly NamedHeir[];
}
