import { styled } from "styled-components";
import { Cluster, inLine } from "@shanyraq/kit/layout/Layout.tsx";
import { paint, radius, size, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Choices = styled(Cluster)`
  min-width: 0;
  ${inLine("1rem")}
`;
const Choice = styled.button`
  min-height: ${size.target};
  padding: ${space(1)} ${space(2.5)};
  border: 1.5px solid ${paint.boundary};
  border-radius: ${radius.round};
  background: ${paint.surface};
  color: ${paint.ink};
  font-size: ${text.s};
  font-weight: 550;
  &:hover {
    border-color: ${paint.heading};
  }
  &[aria-pressed="true"] {
    border-color: ${paint.primary};
    background: ${paint.primary};
    color: ${paint.onPrimary};
  }
`;

interface FilterBarProps {
  readonly label: string;
  /** The empty value stands for everything. */
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One choice out of a few that narrows a list at once. */
export const FilterBar = ({ label, options, value, onChange }: FilterBarProps) => (
  <Choices as="fieldset" $gap={1} aria-label={label}>
    {options.map((option) => (
      <Choice key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
        <InlineText>{option.name}</InlineText>
      </Choice>
    ))}
  </Choices>
);
