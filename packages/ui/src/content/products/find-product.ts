/** Whom the product is for, what matters, and how it is paid: the answers of the finder. */
export const finderQuestions = {
  who: ["me", "child", "staff"],
  why: ["save", "protect", "income", "health", "duty"],
  how: ["small", "year", "once"],
} as const;

export type Question = keyof typeof finderQuestions;
export type FinderAnswer<Q extends Question> = (typeof finderQuestions)[Q][number];
export type Answers = { readonly [Q in Question]?: FinderAnswer<Q> };

/** The reasons that make sense for somebody. */
const reasons: Readonly<Record<FinderAnswer<"who">, readonly FinderAnswer<"why">[]>> = {
  me: ["save", "protect", "income", "health"],
  child: ["save", "protect"],
  staff: ["duty", "health"],
};
export const reasonsFor = (who: FinderAnswer<"who"> | undefined): readonly FinderAnswer<"why">[] => reasons[who ?? "me"];

/** Slugs from the likeliest on; how one wants to pay only turns their order. */
const ways: Readonly<Record<`${FinderAnswer<"who">}.${FinderAnswer<"why">}`, readonly string[]>> = {
  "me.save": ["senim", "payout-annuity"],
  "me.protect": ["term-life", "credit-life"],
  "me.income": ["pension-annuity", "payout-annuity"],
  "me.health": ["critical-illness", "accident"],
  "me.duty": ["credit-life", "term-life"],
  "child.save": ["education", "senim"],
  "child.protect": ["term-life", "education"],
  "child.income": ["education", "senim"],
  "child.health": ["accident", "critical-illness"],
  "child.duty": ["education", "senim"],
  "staff.save": ["senim", "employer-osns"],
  "staff.protect": ["employer-osns", "accident"],
  "staff.income": ["pension-annuity", "employer-osns"],
  "staff.health": ["migrant-vms", "accident"],
  "staff.duty": ["employer-osns", "migrant-vms"],
};
const paidAtOnce = new Set(["payout-annuity", "pension-annuity", "credit-life", "migrant-vms"]);

/** What suits a visitor with these answers, the likeliest first; empty until all is answered. */
export function suited<P extends { readonly slug: string }>({ who, why, how }: Answers, products: readonly P[]): readonly P[] {
  if (!who || !why || !how) return [];
  const found = ways[`${who}.${why}`].flatMap((slug) => products.filter((product) => product.slug === slug));
  return how === "once" ? found.toSorted((a, b) => Number(paidAtOnce.has(b.slug)) - Number(paidAtOnce.has(a.slug))) : found;
}
