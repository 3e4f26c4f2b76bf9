import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ControlInput, FieldBox, labelLook } from "@shanyraq/kit/fields/field.styles.ts";

const Label = styled.label`
  ${labelLook}
`;

/** A link to be copied by hand, where the browser keeps its clipboard closed; selected whole as soon as it is reached. */
export function ShownLink({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <FieldBox>
      <Label htmlFor={id}>{formatMessage({ id: "calculators.share.byHand" })}</Label>
      <ControlInput id={id} type="url" readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
    </FieldBox>
  );
}
