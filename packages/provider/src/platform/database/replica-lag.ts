/** A place in the log of PostgreSQL (`16/B374D848`) as a number; undefined when the text is malformed. */
export function placeOf(lsn: string | null | undefined): bigint | undefined {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/i.exec(lsn ?? "") ?? [];
  return high === undefined || low === undefined ? undefined : BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}

/** What the primary had written, and when it said so. */
interface Written {
  readonly at: number;
  readonly place: bigint;
}

/** A replica that is gone for longer is late by any measure; what was written before is forgotten. */
const MAX_KEPT = 3_600;

/**
 * How far behind a replica is, in seconds: since when the primary has had something that the replica has not. The clock of neither is used, and an idle primary
 * leaves no replica behind.
 */
export function lagMeter(): { readonly wrote: (written: Written) => void; readonly lag: (replayed: bigint, now: number) => number } {
  let ahead: readonly Written[] = [];
  return {
    wrote: (written) => {
      if (ahead.at(-1)?.place !== written.place) ahead = [...ahead, written].slice(-MAX_KEPT);
    },
    lag: (replayed, now) => {
      ahead = ahead.filter(({ place }) => place > replayed);
      return ahead[0] === undefined ? 0 : (now - ahead[0].at) / 1_000;
    },
  };
}
