import { media } from "@shanyraq/kit/theme/media.ts";
import { layer } from "@shanyraq/kit/theme/tokens.ts";
import { Code, Facts } from "./Specimen.ts";

const NameTable = ({
  head,
  rows,
}: {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string | number])[];
}) => (
  <Facts>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Code>{value}</Code>
          </td>
        </tr>
      ))}
    </tbody>
  </Facts>
);

/** Media queries by purpose. */
export const Breakpoints = () => <NameTable head={["media", "Query"]} rows={Object.entries(media)} />;

/** What floats above what. */
export const Layers = () => <NameTable head={["layer", "z-index"]} rows={Object.entries(layer)} />;
