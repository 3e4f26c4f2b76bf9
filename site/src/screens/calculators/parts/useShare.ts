import { performShare, shareFlow, shareInitial } from "@shanyraq/flows";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { attempt } from "../../../calls/attempt.ts";

/** The talk that keeps a calculation and does something with its link; the ports say what. */
export const useShare = (ports: Omit<Parameters<typeof performShare>[0], "attempt">) =>
  useFlow(
    shareFlow,
    () => shareInitial,
    () => performShare({ attempt, ...ports }),
  );
