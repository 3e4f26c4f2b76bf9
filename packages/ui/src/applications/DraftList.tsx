import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

import { aboutDraft, type Draft } from "./about-draft.ts";

const Row = styled(Card)`
  flex-direction: row;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface DraftListProps {
  readonly drafts: readonly Draft[];
  readonly hrefOf: (draft: Draft) => string;
  readonly onForget: (draft: Draft) => void;
}

/** Worksheets that were started: each is continued where it was left, on any device, or deleted. */
export function DraftList({ drafts, hrefOf, onForget }: DraftListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  /** The buttons of two drafts of one product are distinguished by what the drafts are about. */
  const nameOf = (draft: Draft) => [draft.product_name, ...aboutDraft(draft, intl)].join(", ");
  return (
    <Stack as="section" $gap={2} aria-labelledby="drafts">
      <Heading level={2} look={3} id="drafts">
        {formatMessage({ id: "applications.drafts" })}
      </Heading>
      {drafts.map((draft) => (
        <Row key={draft.calculation} as="article" aria-labelledby={`${draft.calculation}-product ${draft.calculation}-about`}>
          <div id={`${draft.calculation}-about`}>
            <Heading level={3} look={4} id={`${draft.calculation}-product`}>
              {draft.product_name}
            </Heading>
            {aboutDraft(draft, intl).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{formatMessage({ id: "applications.draft.until" }, { date: dateText(intl, draft.expires) })}</p>
          </div>
          <Cluster>
            <Button size="s" href={hrefOf(draft)} aria-label={formatMessage({ id: "applications.draft.goOf" }, { product: nameOf(draft) })}>
              {formatMessage({ id: "applications.draft.go" })}
            </Button>
            <Button
              size="s"
              variant="quiet"
              aria-label={formatMessage({ id: "applications.draft.forgetOf" }, { product: nameOf(draft) })}
              onClick={() => onForget(draft)}
            >
              {formatMessage({ id: "applications.draft.forget" })}
            </Button>
          </Cluster>
        </Row>
      ))}
    </Stack>
  );
}
