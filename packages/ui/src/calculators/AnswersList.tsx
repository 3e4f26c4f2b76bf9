import { useIntl } from "react-intl";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { groupNumber } from "@shanyraq/kit/text/number-text.ts";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import {
  choicesOf,
  chosenOf,
  isApplicable,
  rowsOf,
  textOf,
  type Elements,
  type ElementValue,
  type ElementValues,
  type FormElement,
} from "./elements.ts";

const Answer = ({ element, value }: { readonly element: FormElement; readonly value: ElementValue | undefined }) => {
  const { formatMessage, locale } = useIntl();
  const { format, unit } = element;
  const text = textOf(value);
  const nameOf = (chosen: string) => choicesOf(element).find((choice) => choice.value === chosen)?.label ?? chosen;
  switch (format) {
    case "date":
      return <DateText iso={text} />;
    case "flag":
      return formatMessage({ id: text === "true" ? "calculators.yes" : "calculators.no" });
    case "select":
      return nameOf(text);
    case "choices": {
      const chosen = chosenOf(value);
      return chosen.length === 0 ? formatMessage({ id: "calculators.none" }) : chosen.map(nameOf).join(", ");
    }
    case "number":
      if (unit === "tenge") return <Money amount={text} />;
      return unit === undefined
        ? groupNumber(Number(text), locale)
        : formatMessage({ id: `calculators.count.${unit}` }, { count: Number(text), shown: groupNumber(Number(text), locale) });
    case "rows":
      if (rowsOf(value).length === 0) return formatMessage({ id: "calculators.none" });
      return rowsOf(value).map((row, index) => (
        <div key={index}>
          {(element.elements ?? [])
            .filter((inner) => textOf(row[inner.name]) !== "")
            .map((inner, place) => (
              <span key={inner.name}>
                {place > 0 && ", "}
                <Answer element={inner} value={row[inner.name]} />
              </span>
            ))}
        </div>
      ));
    case "text":
    case "classifier":
      return text;
  }
};

interface AnswersListProps {
  readonly elements: Elements;
  readonly values: ElementValues;
}

/** What was asked for, in the words of the form: every element that was asked, with its answer. */
export function AnswersList({ elements, values }: AnswersListProps) {
  const rows = elements
    .filter((element) => isApplicable(element, values))
    .filter(({ name, format }) => format !== "text" || textOf(values[name]) !== "")
    .map((element): SummaryRow => ({
      id: element.name,
      term: element.label,
      value: <Answer element={element} value={values[element.name]} />,
    }));
  return <SummaryList rows={rows} />;
}
