import { plainDigits, readDate } from "@shanyraq/rules";
import { useState, type FocusEvent, type HTMLInputAutoCompleteAttribute } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space, text } from "../theme/tokens.ts";
import { ControlInput } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { useField, type FieldProps } from "./use-field.ts";

const Parts = styled.div`
  display: flex;
  gap: ${space(1.5)};
  html[data-scheme] & {
    flex-wrap: wrap;
  }
`;
// In one row on the narrowest phone; with the large text of the version for the visually impaired they continue below.
const Part = styled.label<{ $wide: boolean }>`
  display: grid;
  flex: 0 1 ${({ $wide }) => ($wide ? "7rem" : "5rem")};
  gap: ${space(0.5)};
  min-width: 0;
  font-size: ${text.xs};
  color: ${paint.inkSoft};
`;

const parts = ["day", "month", "year"] as const;
type DatePart = (typeof parts)[number];
type Draft = Readonly<Record<DatePart, string>>;

const draftOf = (iso: string): Draft => {
  const [year = "", month = "", day = ""] = iso.split("-");
  return { day: day.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
};

/** What stands in one box: a whole date that was pasted fills the three, and what is too long or no number stays, to be refused. */
function draftWith(shown: Draft, part: DatePart, typed: string): Draft {
  const whole = readDate(typed);
  return whole === undefined ? { ...shown, [part]: plainDigits(typed).replace(/[\s./-]{1,4}$/, "") } : draftOf(whole);
}

/** A day as ISO; "" while the boxes make no day. "31.02" makes one only where days are given that the calendar has not. */
function isoOf({ day, month, year }: Draft, withImpossible: boolean): string {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return "";
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (withImpossible) return iso;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? "" : iso;
}

export interface DateFieldProps extends FieldProps<string> {
  /** Tokens of the three boxes for autofill: "bday" for the reader's own birthday. */
  readonly autoComplete?: "bday" | "off" | undefined;
  /** A day that the calendar has not is given as it was typed ("2030-02-31"), for a form whose rules say so. */
  readonly withImpossible?: boolean | undefined;
}

/** Day, month and year as three boxes. The value is an ISO date, "" while the boxes make no real day. */
export function DatePartsField(props: DateFieldProps) {
  const { name, value, onChange, onBlur, disabled, ref, autoComplete = "off", withImpossible = false } = props;
  const intl = useIntl();
  const field = useField(props);
  const [draft, setDraft] = useState(() => draftOf(value));
  const shown = value !== "" && value !== isoOf(draft, withImpossible) ? draftOf(value) : draft;
  const put = (part: DatePart, typed: string) => {
    const next = draftWith(shown, part, typed);
    setDraft(next);
    const iso = isoOf(next, withImpossible);
    if (iso !== value) onChange(iso);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const token = (part: DatePart): HTMLInputAutoCompleteAttribute => (autoComplete === "bday" ? `bday-${part}` : "off");
  return (
    <FieldFrame {...props} field={field} group>
      <Parts onBlur={leave}>
        {parts.map((part, index) => (
          <Part key={part} $wide={part === "year"}>
            {intl.formatMessage({ id: `kit.date.${part}` })}
            <ControlInput
              name={name ? `${name}-${part}` : undefined}
              ref={index === 0 ? ref : undefined}
              type="text"
              inputMode="numeric"
              autoComplete={token(part)}
              value={shown[part]}
              disabled={disabled}
              aria-invalid={field.described["aria-invalid"]}
              onChange={(event) => put(part, event.target.value)}
            />
          </Part>
        ))}
      </Parts>
    </FieldFrame>
  );
}

export const BirthDateField = (props: DateFieldProps) => <DatePartsField autoComplete="bday" {...props} />;
