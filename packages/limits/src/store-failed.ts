/** The shared store did not answer: what needed a count is not tried, and can be asked again soon (503). */
export class StoreFailed extends Error {
  override readonly name = "StoreFailed";
}
