/** What somebody may do with a prop in a workshop. `data` can be written down as JSON; `opaque` cannot (a file, a date, a ref). */
export type PropKind = "boolean" | "choice" | "data" | "event" | "node" | "number" | "opaque" | "text";

/** A prop as the compiler sees it, with everything imported and extended followed to its end. */
export interface PropFact {
  readonly name: string;
  readonly kind: PropKind;
  /** The type as its author wrote it. */
  readonly type: string;
  /** What stands behind the name of the type, where that says more. */
  readonly behind?: string | undefined;
  /** The values of a `choice`. */
  readonly options?: readonly (boolean | number | string)[] | undefined;
  readonly required: boolean;
  readonly description: string;
  /** What is taken when nothing is given, as source text. */
  readonly initial?: string | undefined;
}

/** What Storybook reads about a component: the component carries it as `__docgenInfo`. */
export interface ComponentFact {
  readonly displayName: string;
  /** The component's own docstring. */
  readonly description: string;
  readonly props: readonly PropFact[];
  /** The components of the kit its file draws with, by name: their keys are its keys. */
  readonly draws: readonly string[];
}

/** The facts that the build has put at a component, if it has. */
export const factsOf = (component: unknown): ComponentFact | undefined =>
  typeof component === "function" || (typeof component === "object" && component !== null)
    ? (component as { readonly __docgenInfo?: ComponentFact }).__docgenInfo
    : undefined;
