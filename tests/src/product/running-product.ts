import { afterAll, beforeAll } from "vitest";
import { SHARED } from "./shared-product.ts";
import { freshPlace, startProduct, type Product } from "./start.ts";

/** One product for the tests of a file, in a place of its own: started before the first of them, stopped and cleared away after the last. */
export function runningProduct(environment: Parameters<typeof startProduct>[1]): { readonly product: Product } {
  let product: Product | undefined;
  let place: ReturnType<typeof freshPlace> | undefined;
  beforeAll(async () => {
    place = freshPlace();
    product = await startProduct(place, environment);
  });
  afterAll(async () => {
    await product?.stop();
    place?.remove();
  });
  return {
    get product() {
      if (!product) throw new Error("the product starts before the first test");
      return product;
    },
  };
}

/**
 * The product without a captcha that the suites of a run share, when the run has started one (`shared-product.ts`); otherwise one of the file's own. Other
 * suites use it at the same time: a suite must not change anything that others read, and neither stops it nor reads its log.
 */
export function sharedProduct(): { readonly product: Pick<Product, "origin"> } {
  const origin = process.env[SHARED];
  return origin === undefined ? runningProduct({ CAPTCHA: "off" }) : { product: { origin } };
}
