import { localeFacts, isLocale } from "@shanyraq/i18n";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";
import { transcriptsOf, type Transcript } from "./recorded-speech.ts";

const files = import.meta.glob<string>("../../../packages/*/src/**/spoken/*.txt", { query: "?raw", import: "default", eager: true });

/** The transcripts that the tests keep of a component. */
export const recordedFor = (component: string): readonly Transcript[] => transcriptsOf(component, files);

const Kept = styled.details`
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  & > summary {
    padding: ${space(1.5)} ${space(2.5)};
    cursor: pointer;
    color: ${paint.heading};
    font-weight: 560;
  }
  & > ol {
    padding: 0 ${space(2.5)} ${space(2)} ${space(6)};
    font-size: 0.9375rem;
    line-height: 1.7;
  }
`;
const List = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const nameOf = ({ moment, language }: Transcript) => {
  const words = moment.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${isLocale(language) ? localeFacts[language].name : language}`;
};

/** What the tests hold word by word: whole transcripts of the screens in which the component stands. */
export const RecordedSpeech = ({ transcripts }: { readonly transcripts: readonly Transcript[] }) => (
  <List>
    <p>Held word by word by the tests:</p>
    {transcripts.map((transcript) => (
      <Kept key={nameOf(transcript)}>
        <summary>{nameOf(transcript)}</summary>
        <ol lang={transcript.language}>
          {transcript.phrases.map((phrase, index) => (
            <li key={index}>{phrase}</li>
          ))}
        </ol>
      </Kept>
    ))}
  </List>
);
