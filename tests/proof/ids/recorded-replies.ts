import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { callNames, calls, type CallName } from "@shanyraq/calls";
import { edgeAddress } from "@shanyraq/client";

const folder = path.resolve(import.meta.dirname, "../../../packages/gateway/recorded/ru");

/** The calls for products, whose replies hold texts of the provider's catalogues, by what names a product; all others hold content alone. */
const ofProducts: Partial<Record<CallName, string>> = { productBySlug: "slug", getFileRule: "productId", getProductForm: "id" };

interface Recorded {
  readonly call: CallName;
  readonly input: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/** What the build of the site has recorded of products. */
const recordedReplies = (): readonly Recorded[] =>
  readdirSync(folder).flatMap((file) => {
    const [name, product = ""] = path.basename(file, ".json").split(".");
    const call = callNames.find((one) => one === name);
    const parameter = call && ofProducts[call];
    if (!call || parameter === undefined) return [];
    return [{ call, input: { [parameter]: product }, reply: JSON.parse(readFileSync(path.join(folder, file), "utf8")) as unknown }];
  });

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** The parts of recorded replies that differ where texts are ids, as JSON, with what stands in their place. */
export type Replies = ReadonlyMap<string, unknown>;

function compare(recorded: unknown, answered: unknown, into: Map<string, unknown>): void {
  if (!isParent(recorded) || !isParent(answered)) return;
  const words = JSON.stringify(recorded);
  if (words === JSON.stringify(answered) || into.has(words)) return;
  into.set(words, answered);
  for (const [key, part] of Object.entries(recorded)) compare(part, answered[key], into);
}

/**
 * Asks a product that says ids what the build has recorded in words.
 * @throws where it does not answer: the site is of another product.
 */
export async function repliesInIds(origin: string): Promise<Replies> {
  const replies = new Map<string, unknown>();
  for (const { call, input, reply } of recordedReplies()) {
    const address = edgeAddress(
      calls[call].path.replace(/\{(\w+)\}/g, (_, key: string) => input[key] ?? ""),
      call,
    );
    const response = await fetch(`${origin}${address}?${new URLSearchParams(input)}`, {
      headers: { lang: "ru", "sec-fetch-site": "same-origin" },
    });
    if (!response.ok) throw new Error(`${address} is answered by ${response.status}, and was not when the site was built`);
    compare(reply, await response.json(), replies);
  }
  return replies;
}

/** The data of a page with ids in place of the texts that were recorded. */
export function withIds(data: unknown, replies: Replies): unknown {
  if (!isParent(data)) return data;
  const answered = replies.get(JSON.stringify(data));
  if (answered !== undefined) return answered;
  if (Array.isArray(data)) return data.map((part) => withIds(part, replies));
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, withIds(part, replies)]));
}
