import { before, inTurn } from "./changes.ts";
import { areaOf, camelName } from "./names.ts";
import { RecipeRefusal, texts, type Recipe } from "./recipe.ts";
import { messagesOf } from "./text.ts";

/** A screen with its title; who sees a page of the cabinet has signed in. */
const screenOf = (name: string, gated: boolean) => `import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
${gated ? 'import { LoginGate } from "../../session/LoginGate.tsx";\n' : ""}import { Seo } from "../../seo/Seo.tsx";

export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "page.${name}" });
  return (
    <>
      <Seo route="${name}" title={title} />
      <Section $tight>
        <Container>
          ${gated ? "<LoginGate>\n            <PageHead title={title} />\n          </LoginGate>" : "<PageHead title={title} />"}
        </Container>
      </Section>
    </>
  );
}
`;

const optionsOf = (area: string, path: string): string => {
  const isOpen = path.includes("{");
  if (area === "cabinet") return isOpen ? ', { ...own, render: "shell" }' : ", own";
  return isOpen ? ', { render: "shell", indexed: false }' : "";
};

const isNew = (name: string) => (table: string) => {
  if (new RegExp(`^ {2}${name}: `, "m").test(table)) throw new RecipeRefusal(`the table has a route "${name}" already`);
  return table;
};

export const route: Recipe = {
  about: "an address of the site: row, title in three languages, screen",
  arguments: [
    areaOf(["account", "cabinet", "calculators", "content", "purchase", "signing", "statements"]),
    camelName,
    {
      name: "path",
      about: "its address without a language; {id} is one segment of any text",
      looks: /^(?:\/(?:[a-z][a-z0-9-]*|\{\w+\??\}))+$/,
      example: "/club",
    },
    ...texts,
  ],
  make: ([area = "", name = "", path = "", ...titles]) => ({
    files: { [`site/src/screens/${area}/${name}.tsx`]: screenOf(name, area === "cabinet") },
    changes: {
      "packages/routes/src/table.ts": inTurn(
        isNew(name),
        before("  content: page(", `  ${name}: page("${path}", "${name}", "page.${name}"${optionsOf(area, path)}),\n`),
      ),
      ...messagesOf("pages", `page.${name}`, titles),
    },
    next: [
      `Draw it in site/src/screens/${area}/${name}.tsx. What the build is to know for it is a row of site/src/build/page-props.ts and static.ts.`,
      "The site map, hreflang and the rewrites of every host have it already; link to it with href().",
    ],
  }),
};
