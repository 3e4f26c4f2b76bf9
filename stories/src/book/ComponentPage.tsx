import { Controls, DocsContext, Heading, Primary, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { paint, space } from "@shanyraq/kit/theme/tokens.ts";
import { useContext } from "react";
import { styled } from "styled-components";
import { patternsOf } from "../foundations/keyboard.ts";
import { factsOf } from "../props/prop-fact.ts";
import { KeyTable } from "./KeyTable.tsx";
import { RecordedSpeech, recordedFor } from "./RecordedSpeech.tsx";
import { SpokenPart } from "./SpokenPart.tsx";
import { WithCode } from "./WithCode.tsx";
import { WhereFrom } from "./WhereFrom.tsx";

const Lead = styled.p`
  max-width: 46rem;
  font-size: 1.25rem;
  line-height: 1.45;
  color: ${paint.inkSoft};
`;
const When = styled.p`
  max-width: 42rem;
  font-size: 1.0625rem;
  line-height: 1.62;
`;
const Part = styled.div`
  margin-top: ${space(2)};
  display: grid;
  gap: ${space(2.5)};
`;

/** What a story file says of its component: when to use it, what the keys do, what is read aloud. */
interface DocsParameter {
  readonly description?: { readonly component?: string };
}

/** The page of a component: what it is, when to use it, one of it to try, its props, its keys, what a screen reader says, and every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const facts = factsOf(preparedMeta.component);
  const primary = useContext(DocsContext).storyById();
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const patterns = patternsOf(name, facts?.draws);
  const { description } = (preparedMeta.parameters["docs"] ?? {}) as DocsParameter;
  const recorded = recordedFor(name);
  return (
    <>
      <Title />
      <Unstyled>
        {facts?.description && (
          <Lead>
            <WithCode text={facts.description} />
          </Lead>
        )}
        <WhereFrom title={preparedMeta.title} component={name} />
      </Unstyled>
      <Heading>When to use</Heading>
      <Unstyled>
        <When>
          <WithCode text={description?.component ?? ""} />
        </When>
      </Unstyled>
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      {patterns.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <Unstyled>
            <KeyTable patterns={patterns} />
          </Unstyled>
        </>
      )}
      <Heading>Read aloud</Heading>
      <Unstyled>
        <Part>
          <When>
            What a screen reader says, from the first element to the last. It is worked out here from the story that you see, in the
            language of the toolbar: change a control and listen again.
          </When>
          <SpokenPart storyId={primary.id} />
          {recorded.length > 0 && <RecordedSpeech transcripts={recorded} />}
        </Part>
      </Unstyled>
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
