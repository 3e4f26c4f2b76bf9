import type { Outcome } from "@shanyraq/client";
import type { ShownNews } from "../../../build/page-props.ts";
import { attempt } from "../../../calls/attempt.ts";
import { aroundItem } from "../../../build/around-item.ts";

/** A piece of news that the build did not know. It can be read without its neighbours, so they may fail. */
export async function loadNews(slug: string, type?: "media"): Promise<Outcome<ShownNews>> {
  const [item, list] = await Promise.all([attempt("newsBySlug", { slug }), attempt("news", type ? { type } : {})]);
  if (!item.ok) return item;
  return { ok: true, value: { item: item.value, around: aroundItem(list.ok ? list.value.data : [], slug) } };
}
