import { failure, success, type Result } from "../result.ts";

/** Thrown inside the readers alone: a nested structure is given up from any depth. Public functions answer it as a value. */
export class Malformed extends Error {
  override readonly name = "Malformed";
}

export function malformed(what: string): never {
  throw new Malformed(what);
}

/** Runs a reader; what it gives up on becomes a failure, a fault of the program stays one. */
export function attempt<T>(read: () => T): Result<T, "malformed"> {
  try {
    return success(read());
  } catch (error) {
    if (error instanceof Malformed) return failure("malformed", error.message);
    throw error;
  }
}
