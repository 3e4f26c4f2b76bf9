/** Sessions that were signed out before their time. One process keeps them in memory; several share a store. */
export interface Denials {
  readonly deny: (id: string, untilSeconds: number) => Promise<void>;
  readonly isDenied: (id: string) => Promise<boolean>;
}

/** Denials of a single process. The provider's own token is revoked at logout too, so a restart opens nothing. */
export function denialsInMemory(nowSeconds: () => number): Denials {
  const until = new Map<string, number>();
  return {
    deny: async (id, untilSeconds) => {
      for (const [other, end] of until) if (end <= nowSeconds()) until.delete(other);
      until.set(id, untilSeconds);
    },
    isDenied: async (id) => (until.get(id) ?? 0) > nowSeconds(),
  };
}
