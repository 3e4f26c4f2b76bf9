import { paint, radius } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

const Code = styled.code`
  padding: 0.1em 0.35em;
  border: 1px solid ${paint.line};
  border-radius: ${radius.s};
  background: ${paint.surface};
  font:
    0.875em/1.4 ui-monospace,
    "SF Mono",
    "DejaVu Sans Mono",
    monospace;
  color: ${paint.ink};
`;

/** A docstring as it is written: what stands between backticks is code. */
export const WithCode = ({ text }: { readonly text: string }) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part));
