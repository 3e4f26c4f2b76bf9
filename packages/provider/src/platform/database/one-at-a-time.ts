import type { Database } from "./open.ts";

/** Any number that no other program on the same server uses, nor the lock of migrations. */
const LOCK = 7_242_020;

/** Of several processes that prepare one database each waits for the one before. */
export const oneAtATime = <T>({ exclusively }: Pick<Database, "exclusively">, act: () => Promise<T>): Promise<T> => exclusively(LOCK, act);
