import type { CallName } from "@shanyraq/calls";
import { replyFault } from "@shanyraq/calls/reply-fault";
import type { Check, Trial, Tried } from "../check.ts";
import { errorFault, statusFault } from "../error-fault.ts";
import type { LineAnswer } from "../line.ts";
import { questionOf } from "../question-of.ts";

const lists = ["news", "products", "reports", "managements", "contacts", "reviews", "reportFiles"] as const satisfies readonly CallName[];
/** No list of an insurer's is longer; a server that never comes to an end is left here. */
const MAX_PAGES = 50;
const FAR = 9_999;

interface Page {
  readonly ids: readonly string[];
  readonly next: string | null | undefined;
  readonly current: number;
  readonly last: number;
  readonly perPage: number;
  readonly total: number;
}
function pageOf(name: CallName, answer: LineAnswer): Page | string {
  const fault = statusFault(answer, 200) ?? (replyFault(name, answer.json) && "breaks its row");
  if (fault !== undefined) return fault;
  const { data, links, meta } = answer.json as {
    readonly data: readonly { readonly id: string }[];
    readonly links?: { readonly next?: string | null };
    readonly meta?: { readonly current_page: number; readonly last_page: number; readonly per_page: number; readonly total: number };
  };
  if (meta === undefined) return "tells no `meta`";
  const { current_page: current, last_page: last, per_page: perPage, total } = meta;
  return { ids: data.map(({ id }) => id), next: links?.next, current, last, perPage, total };
}

/** Every page one after another, by the links that lead from each to the next. */
async function walked({ ask }: Trial, name: CallName): Promise<readonly Page[] | string> {
  const pages: Page[] = [];
  let question = questionOf(name);
  while (pages.length < MAX_PAGES) {
    const page = pageOf(name, await ask(question));
    if (typeof page === "string") return `${page} on page ${pages.length + 1}`;
    pages.push(page);
    if (page.next === null || page.next === undefined) return pages;
    question = { method: "GET", path: page.next };
  }
  return `has no end after ${MAX_PAGES} pages`;
}

function wholeFault(pages: readonly Page[]): string | undefined {
  const ids = pages.flatMap((page) => page.ids);
  if (new Set(ids).size !== ids.length) return "tells an entry twice";
  for (const [index, { current, last, perPage, total, ids: own }] of pages.entries()) {
    const isLast = index === pages.length - 1;
    if (total !== ids.length) return `says ${total} in all and tells ${ids.length}`;
    if (current !== index + 1) return `calls page ${index + 1} page ${current}`;
    if (last !== pages.length) return `says that page ${last} is the last of ${pages.length}`;
    if (own.length > perPage || (!isLast && own.length < perPage)) return `puts ${own.length} on page ${index + 1} instead of ${perPage}`;
  }
  return undefined;
}

async function tried(trial: Trial, name: CallName): Promise<readonly Tried[]> {
  const pages = await walked(trial, name);
  if (typeof pages === "string") return [{ of: `${name}, page by page`, fault: pages }];
  const again = await walked(trial, name);
  const describe = (all: readonly Page[]) => JSON.stringify(all.map(({ ids }) => ids));
  const isSame = typeof again !== "string" && describe(again) === describe(pages);
  const beyond = pageOf(name, await trial.ask(questionOf(name, { page: FAR })));
  const isEmpty = typeof beyond !== "string" && beyond.ids.length === 0 && (beyond.next ?? null) === null;
  const refused = await Promise.all(
    [-1, 1.5, "two", "9".repeat(30)].map(async (page): Promise<Tried> => {
      const fault = errorFault(await trial.ask(questionOf(name, { page })), 400);
      return { of: `${name} of page ${page}`, fault };
    }),
  );
  return [
    { of: `${name}, page by page`, fault: wholeFault(pages) },
    { of: `${name}, once more`, fault: isSame ? undefined : "comes in another order" },
    { of: `${name} past its end`, fault: isEmpty ? undefined : "is no empty page" },
    ...refused,
  ];
}

export const paging: Check = {
  name: "paging",
  promise: "Pages together are the whole, each entry once and in one order; past the end there is nothing, and what is no page is refused.",
  run: async (trial) => {
    const all: Tried[] = [];
    for (const name of lists) all.push(...(await tried(trial, name)));
    return all;
  },
};
