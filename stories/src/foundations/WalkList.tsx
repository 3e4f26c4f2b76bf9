import { Link } from "@shanyraq/kit/actions/LinkContext.tsx";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { storyHref } from "./page-href.ts";

const Walks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${space(2)};
  margin: ${space(2)} 0 ${space(3)};
  list-style: none;
  & > li {
    padding: ${space(2.5)} ${space(3)} ${space(3)};
    border-radius: ${radius.m};
    background: ${paint.primarySoft};
    color: ${paint.ink};
  }
  & a {
    font-size: 1.0625rem;
    font-weight: 600;
    color: ${paint.onPrimarySoft};
    text-underline-offset: 0.2em;
  }
  & p {
    margin-top: ${space(0.5)};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;
const walks: readonly (readonly [title: string, name: string, says: string])[] = [
  [
    "live/Calculator",
    "Calculate a policy",
    "Type, pull, compare variants. The flow and the client of the site; the answers are recorded ones.",
  ],
  ["live/QrPayment", "Pay by QR", "Waits for ever, is paid at once, or cannot begin: the Network toolbar decides."],
  ["live/Contracts", "Open the cabinet", "A seeded customer's policies: late, failed, none, or all of them."],
  ["live/Products", "Choose a product", "Every product of the site, in the language of the toolbar."],
];

/** The flows that can be walked, from their first story. */
export const WalkList = () => (
  <Walks>
    {walks.map(([title, name, says]) => (
      <li key={title}>
        <Link href={storyHref(title, "as-the-toolbar-says")}>{name}</Link>
        <p>{says}</p>
      </li>
    ))}
  </Walks>
);
