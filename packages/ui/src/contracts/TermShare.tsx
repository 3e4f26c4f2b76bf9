import { useIntl } from "react-intl";
import { TermRing } from "@shanyraq/kit/ornament/TermRing.tsx";

/** A share of a term as it is shown: whole, from 0 to 100. */
export const shareOf = (elapsed: number): string => String(Math.round(Math.min(100, Math.max(0, elapsed))));

/** How much of a contract's term has passed, as the roof ring; `elapsed` counts from 0 to 100. */
export function TermShare({ elapsed, size }: { readonly elapsed: number; readonly size?: string }) {
  const { formatMessage } = useIntl();
  const share = shareOf(elapsed);
  return (
    <TermRing value={elapsed / 100} label={formatMessage({ id: "cabinet.elapsed" }, { share })} size={size}>
      {formatMessage({ id: "cabinet.elapsed.short" }, { share })}
    </TermRing>
  );
}
