import type { Output } from "@shanyraq/calls";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { IconButton } from "@shanyraq/kit/actions/IconButton.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { FamilyDrawing } from "./people/FamilyDrawing.tsx";

export type Slide = Output<"sliders">["data"][number];

const Frame = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  gap: ${space(3)} ${space(5)};
  padding: ${space(5)};
  border-radius: ${radius.l};
  background: ${paint.sunken};
  overflow: clip;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.small} {
    gap: ${space(1)};
    padding: ${space(2)};
  }
  html[data-scheme] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;
/** On the lower edge of the frame, beside the words, or under everything when they leave no room. */
const Picture = styled.div`
  grid-column: 2;
  grid-row: 1 / span 2;
  align-self: end;
  margin-bottom: calc(${space(5)} * -1);
  @media ${media.phone} {
    grid-column: 1;
    grid-row: auto;
    order: 2;
    max-width: 22rem;
    width: 100%;
    justify-self: center;
  }
  @media ${media.small} {
    margin-bottom: calc(${space(2)} * -1);
  }
`;
/** All lie in one place, so that the tallest keeps the height and nothing below moves. */
const Slides = styled.div`
  position: relative;
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
`;
const One = styled.div<{ $shown: boolean }>`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};
  max-width: 40rem;
  visibility: ${({ $shown }) => ($shown ? "visible" : "hidden")};
  & > p {
    font-size: ${text.l};
    color: ${paint.inkSoft};
  }
`;

const Controls = styled(Cluster)`
  order: 1;
`;

const EACH_MS = 7_000;

interface HomeSliderProps {
  readonly slides: readonly Slide[];
  /** Whether they change automatically from the beginning: not when the reader wants no movement. */
  readonly moving: boolean;
  readonly hrefOf: (url: string) => string;
}

/** What the company offers just now, one after another. It stops for good at the first press, and while somebody is in it. */
export function HomeSlider({ slides, moving, hrefOf }: HomeSliderProps) {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(moving);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!playing || held || slides.length < 2) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % slides.length), EACH_MS);
    return () => clearInterval(timer);
  }, [playing, held, slides.length]);
  const move = (by: number) => {
    setPlaying(false);
    setAt((at + by + slides.length) % slides.length);
  };
  const placeOf = (index: number) => formatMessage({ id: "home.slider.of" }, { at: index + 1, all: slides.length });
  if (slides.length === 0) return null;
  return (
    <Frame
      aria-roledescription={formatMessage({ id: "home.slider.carousel" })}
      aria-label={formatMessage({ id: "home.slider" })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {slides.length > 1 && (
        // First in the order of Tab, and last for the eye: who is inside can stop what moves before they read on (APG, carousel).
        <Controls $gap={1}>
          <Button size="s" variant="quiet" onClick={() => setPlaying(!playing)}>
            {formatMessage({ id: playing ? "home.slider.pause" : "home.slider.play" })}
          </Button>
          <IconButton icon="back" name={formatMessage({ id: "home.slider.previous" })} onClick={() => move(-1)} />
          <IconButton icon="arrow" name={formatMessage({ id: "home.slider.next" })} onClick={() => move(1)} />
          <span aria-hidden="true">{placeOf(at)}</span>
        </Controls>
      )}
      <Slides aria-live={playing && !held ? "off" : "polite"}>
        {slides.map(({ id, title, text: words, url, action }, index) => (
          <One
            key={id}
            $shown={index === at}
            role="group"
            aria-roledescription={formatMessage({ id: "home.slider.slide" })}
            aria-label={placeOf(index)}
            aria-hidden={index !== at}
          >
            <Heading level={2}>{title}</Heading>
            <p>
              <InlineText>{words}</InlineText>
            </p>
            <Button href={hrefOf(url)}>{action}</Button>
          </One>
        ))}
      </Slides>
      <Picture>
        <FamilyDrawing />
      </Picture>
    </Frame>
  );
}
