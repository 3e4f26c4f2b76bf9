/** What a start depends on, by the name its remedy goes by. */
export type StartPart = "database" | "embedded" | "store" | "site";

/** A part that the product starts with failed; the cause is whatever that part threw. */
export class StartFailed extends Error {
  readonly part: StartPart;
  constructor(part: StartPart, cause: unknown) {
    super(`the start failed at: ${part}`, { cause });
    this.name = "StartFailed";
    this.part = part;
  }
}

/** Does one part of a start, and names the part where it fails. Errors in `known` have a remedy of their own. */
export async function startPart<T>(
  part: StartPart,
  act: () => Promise<T> | T,
  known: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw known(error) ? error : new StartFailed(part, error);
  }
}
