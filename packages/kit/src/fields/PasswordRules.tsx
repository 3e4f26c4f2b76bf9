import { keepsPasswordRule, passwordRules } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space, text } from "../theme/tokens.ts";
import { Icon } from "../ornament/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: 0;
  list-style-type: "";
  font-size: ${text.s};
  line-height: 1.45;
  & li {
    display: flex;
    align-items: baseline;
    gap: ${space(0.75)};
    color: ${paint.inkSoft};
  }
  & li[data-met="yes"] {
    color: ${paint.success};
    font-weight: 600;
  }
  & svg {
    flex: none;
    transform: translateY(0.15em);
  }
`;

/** What a new password must have, each line met or not as it is typed; a screen reader says how many are met, when that changes. */
export function PasswordRules({ id, password }: { readonly id?: string | undefined; readonly password: string }) {
  const intl = useIntl();
  const rules = passwordRules.map((rule) => ({ rule, met: keepsPasswordRule(password, rule) }));
  const met = rules.filter((one) => one.met).length;
  return (
    <>
      <List id={id} aria-label={intl.formatMessage({ id: "kit.password.rules" })}>
        {rules.map(({ rule, met: isMet }) => (
          <li key={rule} data-met={isMet ? "yes" : "no"}>
            <Icon name={isMet ? "done" : "minus"} size="1em" />
            <span>
              <VisuallyHidden>
                {isMet ? intl.formatMessage({ id: "kit.password.rule.met" }) : intl.formatMessage({ id: "kit.password.rule.unmet" })}{" "}
              </VisuallyHidden>
              {intl.formatMessage({ id: `kit.password.rule.${rule}` })}
            </span>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">
        {password !== "" && intl.formatMessage({ id: "kit.password.progress" }, { met, total: rules.length })}
      </VisuallyHidden>
    </>
  );
}
