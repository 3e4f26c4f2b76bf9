import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";

const Place = styled.search`
  display: grid;
  gap: ${space(1)};
  max-width: 28rem;
`;

interface ContractSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many contracts have what was typed. */
  readonly found: number;
}

/** Finds a contract among many, by its number or by a person it names; the number of matches is announced as well. */
export function ContractSearch({ typed, onType, found }: ContractSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <Place>
      <TextField
        label={formatMessage({ id: "cabinet.search" })}
        hint={formatMessage({ id: "cabinet.search.hint" })}
        name="contractSearch"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={onType}
      />
      <span role="status">{typed.trim() !== "" && formatMessage({ id: "cabinet.search.found" }, { count: found })}</span>
    </Place>
  );
}
