import { useEffect, useRef, type ReactNode } from "react";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

/** The first line of an answer: it takes the focus when it appears, so that a reader aloud begins there. */
export function AnswerHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading level={2} look={3} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
