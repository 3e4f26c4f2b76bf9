import type { ReactNode } from "react";
import { Heading } from "../text/Heading.tsx";
import { Shanyraq } from "../ornament/Shanyraq.tsx";
import { StateBox } from "./StateBox.styles.ts";

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next thing to do: a Button. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
}

export const EmptyState = ({ title, children, action, level = 2 }: EmptyStateProps) => (
  <StateBox>
    <Shanyraq variant="corner" />
    <Heading level={level} look={3}>
      {title}
    </Heading>
    {children && <div>{children}</div>}
    {action}
  </StateBox>
);
