import { virtual } from "@guidepup/virtual-screen-reader";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { phrasesOf } from "./phrases-of.ts";

const Phrases = styled.ol`
  margin: ${space(2)} 0 0;
  padding: ${space(2)} ${space(2.5)};
  max-height: 22rem;
  overflow: auto;
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  font-size: 0.9375rem;
  line-height: 1.7;
  list-style: none;
  & > li + li {
    border-top: 1px solid ${paint.line};
  }
`;

/** Where the page has drawn the story: in place, or in a frame of its own where it would cover the page. */
const placeOf = (storyId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#story--${storyId}--primary-inner, #story--${storyId}-inner`) ??
  document.querySelector<HTMLIFrameElement>(`#iframe--${storyId}`)?.contentDocument?.body ??
  null;

/** What a screen reader says of the story above from its beginning to its end, in the language of the toolbar. */
export function SpokenPart({ storyId }: { readonly storyId: string }) {
  const [phrases, setPhrases] = useState<readonly string[]>();
  const [busy, setBusy] = useState(false);
  const listen = async () => {
    const container = placeOf(storyId);
    if (!container) return;
    setBusy(true);
    setPhrases(await phrasesOf(virtual, container));
    setBusy(false);
  };
  return (
    <div>
      <Button variant="secondary" size="s" busy={busy} onClick={() => void listen()}>
        Read the story aloud, in words
      </Button>
      {phrases && (
        <Phrases tabIndex={0} aria-label="What is read aloud">
          {phrases.map((phrase, index) => (
            <li key={index}>{phrase}</li>
          ))}
        </Phrases>
      )}
    </div>
  );
}
