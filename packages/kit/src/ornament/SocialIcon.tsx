import { socialFigureOf, socialFigures } from "./social-figures.ts";

/** The mark of a social network, chosen by its name, in the line of the other icons; always beside the name, so never read aloud. */
export const SocialIcon = ({ name }: { readonly name: string }) => (
  <svg className="lucide" width="1.25em" height="1.25em" viewBox="0 0 24 24" strokeWidth={1.75} aria-hidden="true" focusable="false">
    {socialFigures[socialFigureOf(name)].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
