interface OutlineProps {
  readonly paths: readonly string[];
  readonly size?: string | undefined;
}

/** A drawing in the one line of the kit, which its global style says (`.outline`); always beside a text, so never read aloud. */
export const Outline = ({ paths, size = "1.25em" }: OutlineProps) => (
  <svg className="outline" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
