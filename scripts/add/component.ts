import { areaNames } from "../../packages/calls/src/area-names.ts";
import type { Recipe } from "./recipe.ts";

/** Rooms of the kit that components may stand in; everything else is an area of `ui`. */
const rooms = ["text", "layout", "ornament", "actions", "feedback", "overlay", "fields", "data"];
const places = [...rooms, ...areaNames];

const sourceOf = (name: string, about: string, theme: string) => `import type { ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "${theme}";

const Frame = styled.div\`
  display: grid;
  gap: \${space(2)};
\`;

interface ${name}Props {
  readonly children: ReactNode;
}

/** ${about} */
export const ${name} = ({ children }: ${name}Props) => <Frame>{children}</Frame>;
`;

const testOf = (name: string, stage: string) => `// @vitest-environment jsdom
import { expect, test } from "vitest";
import { stage } from "${stage}";
import { ${name} } from "./${name}.tsx";

test("what it is given is read in it", () => {
  expect(stage(<${name}>Сенім</${name}>).textContent).toBe("Сенім");
});
`;

const storyOf = (name: string, about: string, file: string) => `import { ${name} } from "${file}";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: ${name},
  args: { children: "Сенім" },
  parameters: { docs: { description: { component: ${JSON.stringify(about)} } } },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
`;

export const component: Recipe = {
  about: "a component with its test and its story: of a room of the kit, or of an area of ui",
  arguments: [
    {
      name: "place",
      about: `a room (${rooms.join(", ")}) or an area (${areaNames.join(", ")})`,
      looks: new RegExp(`^(?:${places.join("|")})$`),
      example: "text",
    },
    { name: "Name", about: "its name, in PascalCase", looks: /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/, example: "ClubCard" },
    {
      name: "about",
      about: "what it is for and when to use it, a sentence in English",
      looks: /\S \S.*\.$/,
      example: '"A card of the club. Use it in the cabinet."',
    },
  ],
  make: ([place = "", name = "", about = ""]) => {
    const ofKit = rooms.includes(place);
    const folder = `packages/${ofKit ? "kit" : "ui"}/src/${place}`;
    const story = `stories/src/${ofKit ? `kit/${place}` : place}/${name}.stories.tsx`;
    return {
      files: {
        [`${folder}/${name}.tsx`]: sourceOf(name, about, ofKit ? "../theme/tokens.ts" : "@shanyraq/kit/theme/tokens.ts"),
        [`${folder}/${name}.test.tsx`]: testOf(name, ofKit ? "../testing/stage.tsx" : "@shanyraq/kit/testing/stage.tsx"),
        [story]: storyOf(name, about, `@shanyraq/${ofKit ? "kit" : "ui"}/${place}/${name}.tsx`),
      },
      changes: {},
      next: [`Draw it in ${folder}/${name}.tsx, and every state of it in ${story}: axe looks at each.`],
    };
  },
};
