interface DraftAnswers {
  readonly insured?: { readonly for_child?: unknown; readonly name?: unknown };
  readonly child?: { readonly name?: unknown };
}

/** A draft is what a page stored for itself: it may come from an older page, or from another source. */
function answersIn(draft: string): DraftAnswers {
  try {
    const read: unknown = JSON.parse(draft);
    if (typeof read !== "object" || read === null || !("answers" in read)) return {};
    return typeof read.answers === "object" && read.answers !== null ? read.answers : {};
  } catch {
    return {};
  }
}

/** The child that a draft names as insured; undefined when the buyer is insured, or when the draft names nobody yet. */
export function insuredBy(draft: string): { readonly insured?: string } {
  const { insured, child } = answersIn(draft);
  const name = insured?.for_child === "yes" ? insured.name : child?.name;
  return typeof name === "string" && name !== "" ? { insured: name } : {};
}
