import { freshPlace, startProduct } from "./start.ts";

/** Where a product serves that all suites of a run share. */
export const SHARED = "SHANYRAQ_SHARED";

/**
 * Every day one product is started before the tests, after the folder that it starts with, and shared by every suite whose questions any product can answer
 * (`sharedProduct`). A single file that is run by hand waits for no product that it may not need.
 * @returns a function that ends it after the last test.
 */
// oxlint-disable-next-line import/no-default-export -- the runner asks a file of its setup for its default export
export default async function beginShared(): Promise<() => Promise<void>> {
  if (process.env["EVERYDAY"] !== "1" || process.env[SHARED] !== undefined) return async () => {};
  const place = freshPlace();
  const product = await startProduct(place, { CAPTCHA: "off" });
  process.env[SHARED] = product.origin;
  return async () => {
    await product.stop();
    place.remove();
  };
}
