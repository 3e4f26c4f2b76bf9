import type { ReactNode } from "react";
import { InlineText } from "../text/InlineText.tsx";
import { Words } from "./segments.styles.ts";

export interface ChoiceWords {
  readonly label: ReactNode;
  /** A second line: a price, a term. */
  readonly detail?: ReactNode;
}

/** The words of one answer of a group, and under them what it costs. */
export function ChoiceText({ choice: { label, detail } }: { readonly choice: ChoiceWords }) {
  return (
    <Words>
      <span>{label}</span>
      {detail !== undefined && (
        <small>
          <InlineText>{detail}</InlineText>
        </small>
      )}
    </Words>
  );
}
