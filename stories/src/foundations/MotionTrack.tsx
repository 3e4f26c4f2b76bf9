import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { motion, paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";
import { useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { Code } from "./Specimen.ts";

const Track = styled.div<{ readonly $over: string; readonly $far: boolean }>`
  position: relative;
  height: 3.5rem;
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: ${paint.surface};
  container-type: inline-size;
  &::after {
    content: "";
    position: absolute;
    top: 0.5rem;
    left: 0.5rem;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${radius.s};
    background: ${paint.primary};
    transform: translateX(${({ $far }) => ($far ? "calc(100cqi - 3.5rem)" : "0")});
    transition: transform ${({ $over }) => $over};
  }
`;
const Rows = styled.div`
  display: grid;
  grid-template-columns: 11rem 1fr;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin: ${space(2)} 0;
  @media (max-width: 600px) {
    grid-template-columns: 1fr;
  }
`;
const Answer = styled.p`
  margin-top: ${space(1.5)};
  color: ${paint.inkSoft};
`;

const query = () => matchMedia(media.calm);
const subscribe = (changed: () => void) => {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
};

/** Both durations, to be tried; says what the reader's own system asks for. */
export function MotionTrack() {
  const [far, setFar] = useState(false);
  const calm = useSyncExternalStore(subscribe, () => query().matches);
  return (
    <div>
      <Rows>
        {Object.entries(motion).map(([name, over]) => [
          <span key={name}>
            <strong>motion.{name}</strong>
            <br />
            <Code>{over}</Code>
          </span>,
          <Track key={`${name} track`} $over={over} $far={far} />,
        ])}
      </Rows>
      <Button variant="secondary" size="s" onClick={() => setFar(!far)}>
        Move both
      </Button>
      <Answer aria-live="polite">
        {calm ? "Your system asks for less motion: nothing slides here, things are simply elsewhere." : "Your system allows motion."}
      </Answer>
    </div>
  );
}
