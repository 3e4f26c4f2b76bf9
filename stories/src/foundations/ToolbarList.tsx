import { localeFacts, locales } from "@shanyraq/i18n";
import { schemeNames } from "@shanyraq/kit/theme/names.ts";
import { scenarios } from "../network/scenario.ts";
import { themeNames } from "../stage/looks.ts";
import { schemeTitles } from "./scheme-titles.ts";
import { Facts } from "./Specimen.ts";

const toolbars: readonly (readonly [name: string, values: readonly string[], says: string])[] = [
  ["Language", locales.map((locale) => localeFacts[locale].name), "All words of a story, its dates and its money."],
  ["Theme", themeNames, "The ordinary version; this frame follows it."],
  ["Scheme", ["off", ...schemeNames.map((name) => schemeTitles[name])], "The version for the visually impaired, at 150 % as it begins."],
  ["Network", scenarios, "How every call is answered, unless a story says otherwise."],
];

/** The toolbars above every story, with what they may be set to. */
export const ToolbarList = () => (
  <Facts>
    <thead>
      <tr>
        <th scope="col">Toolbar</th>
        <th scope="col">Set to</th>
        <th scope="col">Changes</th>
      </tr>
    </thead>
    <tbody>
      {toolbars.map(([name, values, says]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{values.join(", ")}</td>
          <td>{says}</td>
        </tr>
      ))}
    </tbody>
  </Facts>
);
