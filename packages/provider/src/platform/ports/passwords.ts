import { hash, verify } from "@node-rs/argon2";

/** What a hash of argon2id costs. */
interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** How passwords are kept and compared. */
export interface Passwords {
  /** What is kept of a password. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether it is the one that `stored` was made of; takes as long for an account that does not exist as for one that does. */
  readonly fits: (stored: string | undefined, password: string) => Promise<boolean>;
  /** True where a hash was made at another cost than today's: it is made again when its password is known, at a login. */
  readonly isOutdated: (stored: string) => boolean;
}

/** argon2id, OWASP's first choice: 46 MiB, one pass. */
const owaspCost: PasswordCost = { memoryKiB: 47_104, passes: 1 };

/** Each holds 46 MiB: a crowd at the door waits instead of filling the memory. */
const MAX_CONCURRENT = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** Passwords hashed by argon2id at a cost; the tests of the back office, which sign in thousands of times, take a small one. */
export function passwordsAt({ memoryKiB, passes }: PasswordCost = owaspCost): Passwords {
  const head = `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$`;
  // Checked when the account does not exist, so that both answers take the same time. Nobody knows its password.
  const decoy = `${head}rRJdDF1tFqkG/EiAn6R57Q$ab/00677tC+flIJnLvfvcfeCi9H5Uwvy2taosZyYa40`;
  return {
    hash: (password) => inTurn(() => hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 })),
    fits: async (stored, password) => {
      const fits = await inTurn(() => verify(stored ?? decoy, password));
      return stored !== undefined && fits;
    },
    isOutdated: (stored) => !stored.startsWith(head),
  };
}
