import type { Output } from "@shanyraq/calls";

/** A product as its entry tells it, which its papers are made of. */
export type Product = Output<"productById">;
