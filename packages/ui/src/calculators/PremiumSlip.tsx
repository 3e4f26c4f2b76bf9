import type { Tiyn } from "@shanyraq/rules";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AnimatedMoney } from "@shanyraq/kit/text/AnimatedMoney.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { moneyText, type Amount } from "@shanyraq/kit/text/money-text.ts";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import * as S from "./PremiumSlip.styles.ts";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { Spinner } from "@shanyraq/kit/ornament/Spinner.tsx";
import { TermRing } from "@shanyraq/kit/ornament/TermRing.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

export interface PremiumSlipProps {
  /** What the large figure is: "Взнос". */
  readonly title: ReactNode;
  readonly premium: Amount | undefined;
  /** "в месяц". */
  readonly period?: ReactNode;
  readonly rows: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly term?: { readonly share: number; readonly label: string; readonly short: ReactNode } | undefined;
  /** Computing: the old figures stand greyed, nothing moves. */
  readonly busy?: boolean | undefined;
  /** What the last change did to the premium. */
  readonly delta?: Tiyn | undefined;
  /** Why the price is missing; it is shown in the slip, and the inputs stay as they are. */
  readonly error?: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: ReactNode;
}

const Change = ({ delta }: { delta: Tiyn }) => {
  const intl = useIntl();
  const amount = moneyText(Math.abs(delta), intl.locale);
  return (
    <>
      <svg viewBox="0 0 10 9" aria-hidden="true">
        <path d={delta > 0 ? "M5 0L10 9H0Z" : "M5 9L0 0H10Z"} />
      </svg>
      <VisuallyHidden>{intl.formatMessage({ id: delta > 0 ? "kit.slip.more" : "kit.slip.less" }, { amount })}</VisuallyHidden>
      <span aria-hidden="true">
        <Money amount={Math.abs(delta)} />
      </span>
    </>
  );
};

/** The result of a calculator, made to look like the policy's own slip. The premium is the largest thing on the page. */
export function PremiumSlip(props: PremiumSlipProps) {
  const { title, premium, period, rows, term, busy = false, delta, error, actions, note } = props;
  const intl = useIntl();
  return (
    <S.Slip aria-busy={busy}>
      <S.Head>
        <Shanyraq variant="corner" />
        <S.Title level={2}>{title}</S.Title>
        <div aria-live="polite" aria-atomic="true">
          <S.Premium $busy={busy}>
            {premium === undefined ? <span aria-hidden="true">—</span> : <AnimatedMoney amount={premium} />}
            {period && premium !== undefined && <small>{period}</small>}
          </S.Premium>
          <S.Delta>
            {busy && (
              <>
                <Spinner />
                {intl.formatMessage({ id: "kit.slip.busy" })}
              </>
            )}
            {!busy && delta !== undefined && delta !== 0 && <Change delta={delta} />}
          </S.Delta>
        </div>
      </S.Head>
      <S.Perforation />
      <S.Body>
        {error && (
          <Notice tone="danger" live="alert">
            {error}
          </Notice>
        )}
        {(term !== undefined || rows.length > 0) && (
          <S.Facts $ring={term !== undefined}>
            {term && (
              <S.Term>
                <TermRing value={term.share} label={term.label} size="7rem">
                  {term.short}
                </TermRing>
                <span aria-hidden="true">{term.label}</span>
              </S.Term>
            )}
            <S.Rows $busy={busy}>
              {rows.map((row) => (
                <div key={row.term}>
                  <dt>{row.term}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </S.Rows>
          </S.Facts>
        )}
        {actions && <S.Actions>{actions}</S.Actions>}
        {note && <S.Note>{note}</S.Note>}
      </S.Body>
    </S.Slip>
  );
}
