import { Outline } from "./Outline.tsx";
import { socialFigureOf, socialFigures } from "./social-figures.ts";

/** The mark of a social network, chosen by its name, in the line of the other icons. */
export const SocialIcon = ({ name }: { readonly name: string }) => <Outline paths={socialFigures[socialFigureOf(name)]} />;
