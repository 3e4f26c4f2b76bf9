import { errorName } from "./error-name.ts";

/** A bank or a holder of a key did not answer, or refused: what fails is the other side and not the row. Its name is that of its cause. */
export class OtherSideFailed extends Error {
  constructor(cause: unknown) {
    super();
    this.name = errorName(cause);
  }
}
