import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { ErrorLine, FieldBox, Hint, labelLook, OptionalMark } from "./field.styles.ts";
import { Icon } from "../ornament/Icon.tsx";
import type { FieldIds, FieldText } from "./use-field.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { InlineText } from "../text/InlineText.tsx";
import { FoldBody, FoldTitle, type PhoneFold } from "../layout/PhoneFold.tsx";

const Label = styled.label`
  ${labelLook}
`;
/** Outside the flex box: only a fieldset's own child names it. */
const Legend = styled.legend`
  ${labelLook}
  width: 100%;
  margin-bottom: ${space(0.75)};
`;

export const FieldError = ({ id, error }: { id: string; error: ReactNode }) => {
  const intl = useIntl();
  if (!error) return null;
  return (
    <ErrorLine id={id} data-refusal="field">
      <Icon name="alert" size="1em" />
      <span>
        <VisuallyHidden>{intl.formatMessage({ id: "kit.field.error" })} </VisuallyHidden>
        {error}
      </span>
    </ErrorLine>
  );
};

interface FrameProps extends FieldText {
  readonly field: FieldIds;
  /** A group of controls under one question: fieldset and legend. */
  readonly group?: boolean | undefined;
  /** Where the group begins folded on a phone. */
  readonly fold?: PhoneFold | undefined;
  readonly children: ReactNode;
}

/** Label above, hint, control, error: the order every field keeps. */
export function FieldFrame({ field, label, hint, error, required, group = false, fold, children }: FrameProps) {
  const intl = useIntl();
  const words = (
    <>
      {label}
      {required === false && (
        <>
          {" "}
          <OptionalMark>{intl.formatMessage({ id: "kit.field.optional" })}</OptionalMark>
        </>
      )}
    </>
  );
  const rest = (
    <>
      {hint !== undefined && hint !== null && hint !== "" && (
        <Hint id={field.hintId}>
          <InlineText>{hint}</InlineText>
        </Hint>
      )}
      {children}
      <FieldError id={field.errorId} error={error} />
    </>
  );
  if (!group) {
    return (
      <FieldBox>
        <Label id={field.labelId} htmlFor={field.id}>
          {words}
        </Label>
        {rest}
      </FieldBox>
    );
  }
  return (
    <fieldset id={field.id} tabIndex={-1} {...field.described}>
      <Legend>{fold ? <FoldTitle fold={fold}>{words}</FoldTitle> : words}</Legend>
      {fold ? (
        <FoldBody {...fold.body}>
          <FieldBox>{rest}</FieldBox>
        </FoldBody>
      ) : (
        <FieldBox>{rest}</FieldBox>
      )}
    </fieldset>
  );
}
