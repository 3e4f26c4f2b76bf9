import type { Output } from "@shanyraq/calls";
import type { ListedProduct } from "@shanyraq/ui/content/products/ProductCard.tsx";
import type { Around } from "./around-item.ts";

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

/** A piece of news, and what was published around it. */
export interface ShownNews {
  readonly item: NewsItem;
  readonly around: Around;
}

/** Reports, and where their files stand. */
export interface ShownReports {
  readonly reports: Output<"reports">["data"];
  readonly files: Output<"reportFiles">["data"];
}

/** What the build gives each screen; an entry is null in a shell, whose page asks the provider itself. */
export interface PageProps {
  readonly home: {
    /** Those of the first page, by their slugs, and all. */
    readonly first: readonly string[];
    readonly all: readonly ListedProduct[];
    readonly news: readonly NewsItem[];
    readonly faqs: Output<"faqs">["data"];
    readonly slides: Output<"sliders">["data"];
    readonly reviews: Output<"reviews">["data"];
    readonly ratings: Output<"ratings">["data"];
  };
  readonly about: { readonly sections: Output<"abouts">["data"]; readonly ratings: Output<"ratings">["data"] };
  readonly directors: { readonly people: Output<"managements">["data"] };
  readonly shareholders: { readonly section: Output<"investors">; readonly disclosure: Output<"investors"> };
  readonly report: ShownReports;
  readonly reports: ShownReports & { readonly years: readonly string[] };
  readonly media: { readonly page: Output<"news"> };
  readonly mediaItem: { readonly shown: ShownNews | null };
  readonly contacts: { readonly page: Output<"contacts">; readonly cities: Output<"contactsCities">["data"] };
  readonly products: { readonly products: readonly Product[] };
  readonly product: { readonly product: ShownProduct | null };
  readonly calculate: { readonly product: Product | null; readonly form: Output<"getProductForm"> | null };
  readonly news: { readonly page: Output<"news"> };
  readonly newsItem: { readonly shown: ShownNews | null };
  readonly content: { readonly page: Output<"pageBySlug"> | null };
}
/** Screens that the build gives something. */
export type ScreenName = keyof PageProps;
