import { Outline } from "./Outline.tsx";
import { outlines } from "./outlines.ts";

export type IconName = keyof typeof outlines;

/** An outline by its name in the kit. */
export const Icon = ({ name, size }: { name: IconName; size?: string | undefined }) => <Outline paths={outlines[name]} size={size} />;
