import { after, before, exportOf, inTurn } from "./changes.ts";
import { areaOf, camelName, kebab, pascal } from "./names.ts";
import type { Recipe } from "./recipe.ts";

interface NamedPart {
  readonly area: string;
  readonly name: string;
  readonly call: string;
}

const flowOf = ({ name }: NamedPart) => {
  const Name = pascal(name);
  return `import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type ${Name}State =
  | { readonly at: "idle" }
  | { readonly at: "asking" }
  | { readonly at: "done" }
  | { readonly at: "failed"; readonly problem: Problem };

export type ${Name}Event =
  | { readonly type: "asked" }
  | { readonly type: "accepted" }
  | { readonly type: "refused"; readonly problem: Problem };

export interface ${Name}Effect {
  readonly do: "ask";
}

export const ${name}Initial: ${Name}State = { at: "idle" };

function step(state: ${Name}State, event: ${Name}Event): Step<${Name}State, ${Name}Effect> {
  switch (event.type) {
    case "asked":
      return state.at === "idle" || state.at === "failed" ? [{ at: "asking" }, { do: "ask" }] : [state];
    case "accepted":
      return state.at === "asking" ? [{ at: "done" }] : [state];
    case "refused":
      return state.at === "asking" ? [{ at: "failed", problem: event.problem }] : [state];
  }
}

export const ${name}Flow: Flow<${Name}State, ${Name}Event, ${Name}Effect> = { step };
`;
};

const performOf = ({ name, call }: NamedPart) => `import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf } from "../problem.ts";
import type { ${pascal(name)}Effect, ${pascal(name)}Event } from "./${kebab(name)}.ts";

export const perform${pascal(name)} =
  ({ attempt }: Pick<Ports, "attempt">): Perform<${pascal(name)}Event, ${pascal(name)}Effect> =>
  (_, report) => {
    void attempt("${call}", {}).then((outcome) =>
      report(outcome.ok ? { type: "accepted" } : { type: "refused", problem: problemOf(outcome.failure) }),
    );
  };
`;

const testOf = ({ name }: NamedPart) => `import { expect, it } from "vitest";
import { ${name}Flow as flow, ${name}Initial as idle, type ${pascal(name)}Event, type ${pascal(name)}State } from "./${kebab(name)}.ts";

const through = (state: ${pascal(name)}State, ...events: ${pascal(name)}Event[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const asking = through(idle, { type: "asked" });

it("it is asked once, however often the button is pressed", () => {
  expect(flow.step(idle, { type: "asked" }).slice(1)).toEqual([{ do: "ask" }]);
  expect(flow.step(asking, { type: "asked" })).toEqual([asking]);
});
it("an answer ends it", () => {
  expect(through(asking, { type: "accepted" })).toEqual({ at: "done" });
});
it("a refusal is told, and it can be asked again", () => {
  const refused = through(asking, { type: "refused", problem: { kind: "offline" } });
  expect(refused).toEqual({ at: "failed", problem: { kind: "offline" } });
  expect(through(refused, { type: "asked" })).toEqual(asking);
});
it("an answer that nobody waits for changes nothing", () => {
  expect(through(idle, { type: "accepted" })).toBe(idle);
});
`;

const viewOf = ({ name }: NamedPart) => `import type { ${pascal(name)}State } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";

interface ${pascal(name)}ViewProps {
  readonly state: ${pascal(name)}State;
  readonly children: ReactNode;
}

/** The conversation \`${name}\` in each of its states. */
export const ${pascal(name)}View = ({ state, children }: ${pascal(name)}ViewProps) => (
  <Stack $gap={2} aria-busy={state.at === "asking"}>
    {state.at === "failed" && <ProblemNotice problem={state.problem} />}
    {children}
  </Stack>
);
`;

const fixtureOf = ({ name }: NamedPart) => `import type { ${pascal(name)}State } from "@shanyraq/flows";
import type { StatesOf } from "./states-of.ts";

export const ${name}States: StatesOf<${pascal(name)}State> = {
  idle: { at: "idle" },
  asking: { at: "asking" },
  done: { at: "done" },
  failed: { at: "failed", problem: { kind: "offline" } },
};
`;

const storyOf = ({ area, name }: NamedPart) => {
  const View = `${pascal(name)}View`;
  return `import { ${View} } from "@shanyraq/ui/${area}/${View}.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name}States } from "../fixtures/${kebab(name)}.ts";

const meta = {
  component: ${View},
  args: { state: ${name}States.idle, children: "Сенім" },
  parameters: { docs: { description: { component: "The conversation in each of its states; a failure is told above." } } },
} satisfies Meta<typeof ${View}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Asking: Story = { args: { state: ${name}States.asking } };
export const Done: Story = { args: { state: ${name}States.done } };
export const Failed: Story = { args: { state: ${name}States.failed } };
`;
};

export const flow: Recipe = {
  about: "a conversation: states, effects, test, view, and a story of each state",
  arguments: [
    areaOf(["account", "cabinet", "calculators", "purchase", "signing", "statements"]),
    camelName,
    { name: "call", about: "the call it makes, one that asks for nothing to begin with", looks: /^[a-z]\w+$/, example: "getNotifications" },
  ],
  make: ([area = "", name = "", call = ""]) => {
    const named = { area, name, call };
    const [file, Name] = [kebab(name), pascal(name)];
    return {
      files: {
        [`packages/flows/src/${area}/${file}.ts`]: flowOf(named),
        [`packages/flows/src/${area}/${file}.perform.ts`]: performOf(named),
        [`packages/flows/src/${area}/${file}.test.ts`]: testOf(named),
        [`packages/ui/src/${area}/${Name}View.tsx`]: viewOf(named),
        [`stories/src/fixtures/${file}.ts`]: fixtureOf(named),
        [`stories/src/${area}/${Name}View.stories.tsx`]: storyOf(named),
      },
      changes: {
        "packages/flows/src/index.ts": inTurn(exportOf(`./${area}/${file}.ts`), exportOf(`./${area}/${file}.perform.ts`)),
        "stories/src/drift.test.ts": inTurn(
          before("import { worksheetStates }", `import { ${name}States } from "./fixtures/${file}.ts";\n`),
          after("const conversations = {\n", `  ${Name}State: { states: ${name}States, story: "${area}/${Name}View", prefix: "" },\n`),
        ),
      },
      next: [
        `Say what it is about in packages/flows/src/${area}/${file}.ts; a screen runs it with useFlow and draws its state with ${Name}View.`,
      ],
    };
  },
};
