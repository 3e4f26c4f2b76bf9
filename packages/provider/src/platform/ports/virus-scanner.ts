/** A scanner's finding about a file: undefined, or the name of what it found. `scannerSilent`: it was not reached, not in time, or could not look. */
export type ScanResult = { readonly ok: true; readonly found: string | undefined } | { readonly ok: false; readonly code: "scannerSilent" };

/** Looks for viruses in a file that somebody sent. */
export interface VirusScanner {
  readonly scan: (content: Uint8Array) => Promise<ScanResult>;
}
