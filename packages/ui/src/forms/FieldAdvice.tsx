import type { Field } from "@shanyraq/forms";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Hint } from "@shanyraq/kit/fields/field.styles.ts";

interface FieldAdviceProps {
  readonly value: string;
  readonly advice: Field["advice"];
  /** What is wrong goes before what will be. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A field with advice shown once it was left: the form accepts the value, and the receiver of the form will not. */
export function FieldAdvice({ value, advice, error, children }: FieldAdviceProps) {
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState(false);
  if (!advice) return children;
  return (
    <div onBlur={() => setLeft(true)}>
      {children}
      <Hint as="p" role="status">
        {left && !error && advice.when(value) && formatMessage({ id: advice.message })}
      </Hint>
    </div>
  );
}
