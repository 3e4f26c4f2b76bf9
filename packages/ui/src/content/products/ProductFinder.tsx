import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ChoiceField } from "@shanyraq/kit/fields/ChoiceField.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ProductEmblem } from "./ProductEmblem.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { emblemOf } from "./emblem-of.ts";
import { finderQuestions, reasonsFor, suited, type Answers, type Question } from "./find-product.ts";
import { FromPrice } from "./FromPrice.tsx";
import type { ListedProduct } from "./ProductCard.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
const order = ["who", "why", "how"] as const satisfies readonly Question[];

interface ProductFinderProps {
  readonly products: readonly ListedProduct[];
  readonly pageHref: (slug: string) => string;
  readonly calculatorHref: (slug: string) => string;
  /** Answers one under another, where it is narrow. */
  readonly stacked?: boolean;
}

/** Three questions, and the product that fits the answers. */
export function ProductFinder({ products, pageHref, calculatorHref, stacked = false }: ProductFinderProps) {
  const { formatMessage } = useIntl();
  const [answers, setAnswers] = useState<Answers>({});
  const step = order.findIndex((question) => answers[question] === undefined);
  const question = order[step];
  const [best, second] = suited(answers, products);
  const back = () => {
    const last = order[(step === -1 ? order.length : step) - 1];
    if (last) setAnswers({ ...answers, [last]: undefined });
  };
  return (
    <Stack $gap={2}>
      <Heading level={2} look={3}>
        {formatMessage({ id: "home.finder.title" })}
      </Heading>
      {question && (
        <Stack $gap={2}>
          <Small>{formatMessage({ id: "home.finder.step" }, { at: step + 1, all: order.length })}</Small>
          <ChoiceField
            key={question}
            stacked={stacked}
            label={formatMessage({ id: `home.finder.${question}` })}
            value=""
            choices={(question === "why" ? reasonsFor(answers.who) : finderQuestions[question]).map((value) => ({
              value,
              // Each question has its own answers: what pairs them is the table, which the checker cannot follow through a variable.
              label: formatMessage({ id: `home.finder.${question}.${value}` as "home.finder.who.me" }),
            }))}
            onChange={(value) => setAnswers({ ...answers, [question]: value })}
          />
        </Stack>
      )}
      <div aria-live="polite">
        {!question && best && (
          <Stack $gap={2}>
            <Small>{formatMessage({ id: "home.finder.result" })}</Small>
            <Cluster $gap={2}>
              <ProductEmblem kind={emblemOf(best.kind)} size="4rem" />
              <Heading level={3}>
                <TextLink $quiet href={pageHref(best.slug)}>
                  <InlineText>{best.name}</InlineText>
                </TextLink>
              </Heading>
            </Cluster>
            <p>{best.description}</p>
            <FromPrice price={best.from_price} period={best.from_frequency} />
            <Button href={best.calculator ? calculatorHref(best.slug) : pageHref(best.slug)}>
              {formatMessage({ id: best.calculator ? "content.calculate" : "content.more" })}
            </Button>
            {second && (
              <TextLink href={pageHref(second.slug)}>{formatMessage({ id: "home.finder.also" }, { product: second.name })}</TextLink>
            )}
          </Stack>
        )}
      </div>
      {step !== 0 && (
        <Cluster $gap={1}>
          <Button size="s" variant="quiet" onClick={back}>
            {formatMessage({ id: "home.finder.back" })}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setAnswers({})}>
            {formatMessage({ id: "home.finder.again" })}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
