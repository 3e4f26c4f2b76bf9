/** A code that was opened at the service of signing by phone. */
export interface QrOperation {
  /** The picture of the code as a data address. */
  readonly picture: string;
  readonly expiresAt: string;
  readonly person: string;
  readonly business: string;
  readonly dataUrl: string;
  readonly signUrl: string;
}
