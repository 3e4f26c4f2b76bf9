import { styled } from "styled-components";
import { paint, radius, space, text } from "../theme/tokens.ts";

/** Running text as a magazine sets it: 68 characters a line, tables scroll inside themselves. */
export const Prose = styled.div`
  max-width: 68ch;
  line-height: 1.65;
  & > * + * {
    margin-top: 1.1em;
  }
  & h2,
  & h3,
  & h4 {
    color: ${paint.heading};
    line-height: 1.2;
    letter-spacing: -0.015em;
    font-weight: 620;
    text-wrap: balance;
    scroll-margin-top: 6rem;
  }
  & h2 {
    margin-top: 2em;
    font-size: ${text.h3};
  }
  & h3 {
    margin-top: 1.7em;
    font-size: ${text.xl};
  }
  & h4 {
    font-size: ${text.l};
  }
  & a {
    color: ${paint.link};
    text-underline-offset: 0.22em;
  }
  & a:hover {
    text-decoration-thickness: 2px;
  }
  & ul,
  & ol {
    padding-left: 1.4em;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & li::marker {
    color: ${paint.ornament};
  }
  & > :first-child {
    margin-top: 0;
  }
  & blockquote {
    padding-left: ${space(3)};
    border-left: 3px solid ${paint.accent};
    font-size: ${text.xl};
    line-height: 1.5;
  }
  & table {
    display: block;
    width: 100%;
    overflow-x: auto;
    font-size: ${text.s};
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: ${space(1.25)} ${space(2)} ${space(1.25)} 0;
    border-bottom: 1px solid ${paint.line};
    text-align: left;
    vertical-align: top;
  }
  & th {
    font-weight: 650;
  }
  & img {
    border-radius: ${radius.m};
  }
  & figcaption,
  & small {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  & hr {
    height: 1px;
    border: 0;
    background: ${paint.line};
  }
`;
