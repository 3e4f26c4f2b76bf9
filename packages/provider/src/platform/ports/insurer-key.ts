/** Who signs for the insurer, as the certificate of its key names them. */
export interface Signatory {
  readonly name: string;
  readonly iin: string;
  /** Of the insurer itself. */
  readonly bin: string;
}

/** One paper's signature: base64 of a detached CMS. */
export interface PaperSignature {
  readonly documentId: string;
  readonly cms: string;
}

/**
 * The insurer's own key. It is handed no bytes: it reads the kept papers of the request itself, so that nothing else can be signed through it.
 */
export interface InsurerKey {
  readonly signatory: Signatory;
  /**
   * Signs what the insurer has not signed yet among the kept papers of a request.
   * @returns nothing when the insurer is not a party of the request, or has signed all of it.
   * @throws when the key cannot be used now.
   */
  readonly signPapers: (requestId: string) => Promise<readonly PaperSignature[]>;
}
