/** A finding of the second engine, as its rule and the place of what it is about. */
export interface Finding {
  readonly ruleId: string;
  readonly path: { readonly dom: string };
}

/**
 * Whether a rule of the second engine is wrong about what it has found. Runs in the page, so nothing outside of it may be used. A rule stands here with its
 * source; no element does.
 *
 * - `fieldset_label_valid` wants every group of a page to have a name of its own and does not look at the group around it. A group inside a named one is
 * distinguished by that: "Beneficiary 2, Date of birth" (WCAG technique H71; HTML allows a fieldset in a fieldset for this).
 * - `aria_form_label_unique`, `aria_landmark_name_unique`: a form without a name is not a landmark (HTML-AAM 1.0, `form`), so there is nothing to distinguish.
 * - `html_lang_exists`: a PDF is shown by the browser in a document of its own making, which has no language and is not ours; its pages say theirs.
 */
export function isFalsePositive({ ruleId, path }: Finding): boolean {
  const element = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  if (ruleId === "html_lang_exists") return element !== document.documentElement || document.documentElement.lang !== "";
  if (!(element instanceof HTMLElement)) return false;
  if (ruleId === "aria_form_label_unique" || ruleId === "aria_landmark_name_unique")
    return element instanceof HTMLFormElement && !element.matches("[aria-label], [aria-labelledby], [title]");
  if (ruleId !== "fieldset_label_valid") return false;
  const textOf = (id: string) => document.querySelector(`[id="${id}"]`)?.textContent ?? "";
  const nameOf = (group: Element) =>
    group.getAttribute("aria-labelledby")?.split(" ").map(textOf).join(" ") ??
    group.getAttribute("aria-label") ??
    group.querySelector(":scope > legend")?.textContent ??
    "";
  const describe = (group: Element) => {
    const names = [nameOf(group)];
    for (
      let outer = group.parentElement?.closest("fieldset, [role=group]");
      outer;
      outer = outer.parentElement?.closest("fieldset, [role=group]")
    )
      names.push(nameOf(outer));
    return names.join(" < ");
  };
  const alike = [...document.querySelectorAll("fieldset, [role=group]")].filter((group) => nameOf(group) === nameOf(element));
  return new Set(alike.map(describe)).size === alike.length;
}
