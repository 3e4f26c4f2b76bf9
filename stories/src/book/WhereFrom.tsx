import { paint, space } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

const Line = styled.p`
  margin-top: ${space(2)};
  font-size: 0.9375rem;
  color: ${paint.inkSoft};
  & > code {
    font:
      0.875em/1.6 ui-monospace,
      "SF Mono",
      "DejaVu Sans Mono",
      monospace;
    color: ${paint.ink};
    overflow-wrap: anywhere;
  }
`;

/** How a component is imported: its page is where its file is. Flows over the network are not components, and import nothing. */
export function WhereFrom({ title, component }: { readonly title: string; readonly component: string }) {
  const [area = "", ...rest] = title.split("/");
  if (area === "live") return null;
  const place = area === "kit" ? `@shanyraq/kit/${rest.join("/")}` : `@shanyraq/ui/${title}`;
  return (
    <Line>
      <code>{`import { ${component} } from "${place}.tsx";`}</code>
    </Line>
  );
}
