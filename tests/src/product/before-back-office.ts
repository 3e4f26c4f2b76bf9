import { startBackOffice, type BackOffice } from "./back-office.ts";
import { freshPlace, startProduct, type Product } from "./start.ts";

/** The product before a back office whose answers a test says; without a captcha. */
export async function startBeforeBackOffice(env: Readonly<Record<string, string>> = {}): Promise<{
  readonly office: BackOffice;
  readonly product: Product;
  readonly end: () => Promise<void>;
}> {
  const office = await startBackOffice();
  const place = freshPlace();
  const product = await startProduct(place, { PROVIDER_URL: office.url, CAPTCHA: "off", ...env });
  const end = async () => {
    await product.stop();
    await office.close();
    place.remove();
  };
  return { office, product, end };
}
