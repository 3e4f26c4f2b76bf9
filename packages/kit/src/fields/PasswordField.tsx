import { useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, radius, space } from "../theme/tokens.ts";
import { ControlInput, Hint } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { PasswordRules } from "./PasswordRules.tsx";
import { useField, type FieldProps } from "./use-field.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const Row = styled.div`
  position: relative;
  & > input {
    padding-right: 3.5rem;
  }
`;
const Reveal = styled.button`
  position: absolute;
  inset: 3px 3px 3px auto;
  display: grid;
  place-items: center;
  min-width: 44px;
  padding: 0 ${space(1.5)};
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: ${paint.link};
`;

export interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: "current-password" | "new-password";
  /** Lists what a new password must have, and what of it is there already. */
  readonly withRules?: boolean | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, value, onChange, onBlur, disabled, ref, autoComplete, withRules = false } = props;
  const intl = useIntl();
  const field = useField(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const rulesId = `${field.id}-rules`;
  const describedBy = [field.described["aria-describedby"], withRules && rulesId].filter(Boolean).join(" ");
  const watchCaps = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <FieldFrame {...props} field={field}>
      <Row>
        <ControlInput
          {...field.control}
          {...(describedBy !== "" && { "aria-describedby": describedBy })}
          name={name}
          ref={ref}
          value={value}
          disabled={disabled}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        />
        <Reveal type="button" aria-controls={field.id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon name={shown ? "eyeOff" : "eye"} />
          <VisuallyHidden>{intl.formatMessage({ id: "kit.password.show" })}</VisuallyHidden>
        </Reveal>
      </Row>
      <span role="status">
        {capsLock && <Hint as="span">{intl.formatMessage({ id: "kit.password.capsLock" })}</Hint>}
        <VisuallyHidden>{shown && intl.formatMessage({ id: "kit.password.shown" })}</VisuallyHidden>
      </span>
      {withRules && <PasswordRules id={rulesId} password={value} />}
    </FieldFrame>
  );
}
