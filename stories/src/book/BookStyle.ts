import { paint, radius, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { createGlobalStyle } from "styled-components";

/** A column of text; specimens are as wide as the page. */
const MEASURE = "42rem";

/** The pages of documentation as the site sets its own long texts. Storybook's rules are by class, so ours name the classes too. */
export const BookStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { padding: ${space(7)} ${space(5)} ${space(12)}; background: ${paint.paper}; }
  @media (max-width: 600px) { .sbdocs.sbdocs-wrapper { padding: ${space(2)} ${space(2)} ${space(8)}; } }
  .sbdocs .docblock-argstable-body :is(td, button) { text-transform: none; letter-spacing: normal; }
  .sbdocs.sbdocs-content { max-width: 67rem; font-size: 1rem; line-height: 1.6; color: ${paint.ink}; }
  .sbdocs.sbdocs-content > :is(h1, h2, h3, h4) { font-weight: 620; letter-spacing: -0.022em; color: ${paint.heading}; border: 0; }
  .sbdocs.sbdocs-content > h1, .sbdocs.sbdocs-content .sbdocs-title {
    font-size: ${text.h1}; font-weight: 640; line-height: 1.08; letter-spacing: -0.03em; margin: 0 0 ${space(2)}; color: ${paint.heading};
  }
  .sbdocs.sbdocs-content > h2 { font-size: 1.625rem; line-height: 1.2; margin: ${space(8)} 0 ${space(2)}; padding: 0; }
  .sbdocs.sbdocs-content > h2, .sbdocs.sbdocs-content h2:not(.sb-unstyled *) { text-transform: none; }
  .sbdocs.sbdocs-content > .sb-unstyled + p { margin-top: ${space(3)}; }
  .sbdocs.sbdocs-content > h3 { font-size: 1.1875rem; line-height: 1.3; margin: ${space(4.5)} 0 ${space(1)}; }
  .sbdocs.sbdocs-content > :is(p, ul, ol) { max-width: ${MEASURE}; font-size: 1.0625rem; line-height: 1.62; color: ${paint.ink}; margin: 0 0 ${space(2)}; }
  .sbdocs.sbdocs-content > h1 + p { font-size: ${text.xl}; line-height: 1.45; color: ${paint.inkSoft}; margin-bottom: ${space(3)}; }
  .sbdocs.sbdocs-content > ul > li { margin: 0 0 ${space(0.75)}; font-size: inherit; color: inherit; }
  .sbdocs.sbdocs-content > ul { padding-left: 1.25em; }
  .sbdocs.sbdocs-content > :is(p, ul) a { color: ${paint.link}; text-decoration: underline; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  .sbdocs.sbdocs-content > :is(p, ul) code {
    font-size: 0.875em; padding: 0.1em 0.35em; border: 1px solid ${paint.line}; border-radius: ${radius.s}; background: ${paint.surface}; color: ${paint.ink}; white-space: nowrap;
  }
`;
