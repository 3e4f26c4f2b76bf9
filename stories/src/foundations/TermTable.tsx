import { Facts, Scrolled } from "./Specimen.ts";
import { termsIn } from "./terms-in.ts";

const [markdown = ""] = Object.values(
  import.meta.glob<string>("../../../packages/i18n/terms.md", { query: "?raw", import: "default", eager: true }),
);
/** As many as make the rule plain; the whole table stands with the catalogues. */
const SHOWN = 14;
const terms = termsIn(markdown);

/** One word for one thing, in each language, and what is never said in its place. */
export const TermTable = () => (
  <Scrolled tabIndex={0} role="region" aria-label="Terms">
    <Facts>
      <thead>
        <tr>
          <th scope="col">Қазақша</th>
          <th scope="col">Русский</th>
          <th scope="col">English</th>
          <th scope="col">Never</th>
        </tr>
      </thead>
      <tbody>
        {terms.slice(0, SHOWN).map(({ kk, ru, en, never }) => (
          <tr key={ru}>
            <th scope="row" lang="kk">
              {kk}
            </th>
            <td lang="ru">{ru}</td>
            <td>{en}</td>
            <td>{never}</td>
          </tr>
        ))}
      </tbody>
    </Facts>
  </Scrolled>
);
