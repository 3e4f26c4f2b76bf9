import type { Output } from "@shanyraq/contract";

type Product = Output<"productBySlug">;
export type ProductFiles = NonNullable<Output<"getFileRule">["files"]>;
type NewsItem = Output<"newsBySlug">;

export type Universities = Output<"universities">["data"];

/** A product with what its page shows beside it. */
export interface ShownProduct {
  readonly product: Product;
  readonly files: ProductFiles;
  readonly universities: Universities;
}

/** What the build gives each screen; an entry is null in a shell, whose page asks the provider itself. */
export interface PageProps {
  readonly home: { readonly products: readonly Product[]; readonly news: readonly NewsItem[]; readonly faqs: Output<"faqs">["data"] };
  readonly products: { readonly products: readonly Product[] };
  readonly product: { readonly product: ShownProduct | null };
  readonly calculate: { readonly product: Product | null; readonly form: Output<"getProductForm"> | null };
  readonly calculateOnline: Record<never, never>;
  readonly calculated: Record<never, never>;
  readonly news: { readonly page: Output<"news"> };
  readonly newsItem: { readonly item: NewsItem | null };
  readonly content: { readonly page: Output<"pageBySlug"> | null };
  readonly payment: Record<never, never>;
  readonly cabinet: Record<never, never>;
  readonly cabinetInfo: Record<never, never>;
  readonly cabinetNotifications: Record<never, never>;
  readonly cabinetReports: Record<never, never>;
  readonly cabinetReport: Record<never, never>;
  readonly cabinetResetPassword: Record<never, never>;
  readonly checkPolis: Record<never, never>;
  readonly checkStatus: Record<never, never>;
  readonly complianceController: Record<never, never>;
  readonly feedback: Record<never, never>;
  readonly insuranceOmbudsman: Record<never, never>;
  readonly sign: Record<never, never>;
  readonly verify: Record<never, never>;
  readonly lead: Record<never, never>;
}
export type ScreenName = keyof PageProps;
