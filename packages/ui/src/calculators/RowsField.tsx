import { Fragment, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FieldError } from "@shanyraq/kit/fields/FieldFrame.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { initialRow, textOf, type ElementValue, type FormElement, type RowValues } from "./elements.ts";

const Rows = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  & > legend {
    margin-bottom: ${space(1)};
    font-weight: 600;
  }
`;
const Row = styled.fieldset`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
  padding: ${space(2.5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  & > legend {
    padding-inline: ${space(1)};
    margin-left: ${space(-1)};
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface RowsFieldProps {
  readonly element: FormElement;
  readonly value: readonly RowValues[];
  readonly onChange: (rows: readonly RowValues[]) => void;
  readonly error?: ReactNode;
  /** Draws one element of a row; a row may hold whatever a form may. */
  readonly draw: (element: FormElement, value: string | undefined, onChange: (value: ElementValue) => void) => ReactNode;
}

/** The same elements for everybody on a list: insured persons, kinds of activity. A press adds one, another takes one away. */
export function RowsField({ element, value, onChange, error, draw }: RowsFieldProps) {
  const { formatMessage } = useIntl();
  const adding = useRef<HTMLButtonElement>(null);
  const { name, label, limit, elements = [] } = element;
  const least = Number(limit.min ?? 1);
  const most = Number(limit.max ?? 50);
  const change = (index: number, field: string, next: string) =>
    onChange(value.map((row, place) => (place === index ? { ...row, [field]: next } : row)));
  const remove = (index: number) => {
    onChange(value.filter((_, place) => place !== index));
    // The pressed button is gone: the focus moves to where the list continues.
    adding.current?.focus();
  };
  return (
    <Rows>
      <legend>{label}</legend>
      <VisuallyHidden role="status">{formatMessage({ id: "calculators.rows.count" }, { count: value.length })}</VisuallyHidden>
      {value.map((row, index) => (
        <Row key={index}>
          <legend>{formatMessage({ id: "calculators.rows.one" }, { number: index + 1 })}</legend>
          <Stack $gap={2.5}>
            {elements.map((inner) => (
              <Fragment key={inner.name}>
                {/* Two rows ask the same: each control is named by its row too. */}
                {draw({ ...inner, name: `${name}.${index}.${inner.name}` }, row[inner.name], (next) =>
                  change(index, inner.name, textOf(next)),
                )}
              </Fragment>
            ))}
            {value.length > least && (
              <Cluster>
                <Button variant="quiet" size="s" onClick={() => remove(index)}>
                  {formatMessage({ id: "calculators.rows.remove" }, { number: index + 1 })}
                </Button>
              </Cluster>
            )}
          </Stack>
        </Row>
      ))}
      <FieldError id={`${name}-rows-error`} error={error} />
      <Cluster>
        <Button
          ref={adding}
          variant="secondary"
          size="s"
          aria-disabled={value.length >= most}
          onClick={() => value.length < most && onChange([...value, initialRow(element)])}
        >
          {formatMessage({ id: "calculators.rows.add" })}
        </Button>
      </Cluster>
    </Rows>
  );
}
