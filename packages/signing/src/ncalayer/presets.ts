/** How a CMS is made: `decode` says that the data are base64, an empty `tsaProfile` asks for a timestamp. */
export interface SigningParameters {
  readonly decode?: boolean;
  readonly encapsulate?: boolean;
  readonly digested?: boolean;
  readonly tsaProfile?: Record<string, never>;
}

export const signingPresets = {
  detached: { decode: true, encapsulate: false, digested: false, tsaProfile: {} },
  detachedWithoutTimestamp: { decode: true, encapsulate: false, digested: false },
  detachedHash: { decode: true, encapsulate: false, digested: true, tsaProfile: {} },
  attached: { decode: true, encapsulate: true, digested: false, tsaProfile: {} },
} as const satisfies Record<string, SigningParameters>;
