import { localeFacts, type Locale } from "@shanyraq/i18n";
import { AppIntlProvider } from "@shanyraq/kit/text/AppIntlProvider.tsx";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { catalogues } from "../stage/Stage.tsx";
import { voicePairs } from "./voice-pairs.ts";

const Rule = styled.section`
  padding: ${space(4)} 0;
  border-top: 1px solid ${paint.line};
  & > h3 {
    font-size: 1.1875rem;
    font-weight: 620;
    color: ${paint.heading};
  }
  & > p {
    margin: ${space(0.5)} 0 ${space(2)};
    max-width: 42rem;
    color: ${paint.inkSoft};
  }
`;
const Three = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(2)};
  & > div {
    padding: ${space(2)} ${space(2.5)} ${space(2.5)};
    border-radius: ${radius.m};
    background: ${paint.surface};
    border: 1px solid ${paint.line};
  }
  & dt {
    font-size: 0.8125rem;
    color: ${paint.inkSoft};
  }
  & dd {
    margin-top: ${space(0.75)};
    font-size: 1.0625rem;
    line-height: 1.45;
  }
  @media (max-width: 700px) {
    grid-template-columns: 1fr;
  }
`;
/** Kazakh first: it is written first-class, and never translated last. */
const order: readonly Locale[] = ["kk", "ru", "en"];

/** Rules of writing, each with texts of the site, as its catalogues have them. */
export const VoiceTable = () =>
  voicePairs.map(({ rule, why, ids }) => (
    <Rule key={rule}>
      <h3>{rule}</h3>
      <p>{why}</p>
      <Three>
        {order.map((locale) => (
          <div key={locale} lang={locale}>
            <dt>{localeFacts[locale].name}</dt>
            <AppIntlProvider locale={localeFacts[locale].tag} messages={catalogues[locale]}>
              {ids.map((id) => (
                <dd key={id}>
                  <FormattedMessage id={id} values={{ count: 2 }} />
                </dd>
              ))}
            </AppIntlProvider>
          </div>
        ))}
      </Three>
    </Rule>
  ));
