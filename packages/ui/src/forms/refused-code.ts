import { createContext, use, useEffect } from "react";

/** What a form hands to the sentence that stands in it: the id to be found by, and whom to tell that it refuses what was typed. */
export interface CodeRefusal {
  readonly id: string;
  readonly setRefused: (refused: boolean) => void;
}

export const CodeRefusals = createContext<CodeRefusal | undefined>(undefined);

/**
 * A sentence that refuses a form of codes and names no field refuses the codes: their fields are marked, and described by it.
 * Answers the id that the sentence is to bear.
 */
export function useRefusedCode(refuses: boolean): string | undefined {
  const refusal = use(CodeRefusals);
  const setRefused = refusal?.setRefused;
  useEffect(() => {
    if (!refuses || !setRefused) return undefined;
    setRefused(true);
    return () => setRefused(false);
  }, [refuses, setRefused]);
  return refusal?.id;
}
