import type { Output } from "@shanyraq/calls";

/** A product as its entry describes it, from which its papers are made. */
export type Product = Output<"productById">;
