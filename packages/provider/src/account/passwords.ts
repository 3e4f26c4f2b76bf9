import { hash, verify } from "@node-rs/argon2";

/** argon2id, OWASP's first choice: 46 MiB, one pass. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
/** Checked where there is no account, so that both answers take the same time. Nobody knows its password. */
const decoy = "$argon2id$v=19$m=47104,t=1,p=1$rRJdDF1tFqkG/EiAn6R57Q$ab/00677tC+flIJnLvfvcfeCi9H5Uwvy2taosZyYa40";

/** Each holds 46 MiB: a crowd at the door waits instead of filling the memory. */
const AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Takes as long for an account that does not exist as for one that does. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(stored ?? decoy, password));
  return stored !== undefined && fits;
}

/** True where a hash was made at another cost than today's: it is made anew when its password is known, at a login. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
