import { createHash } from "node:crypto";
import { NCALAYER, reportedTo } from "@shanyraq/routes/hosting";
import { elementsOf, type PageElement } from "./page-html.ts";
import { recaptchaScript } from "./recaptcha-script.ts";

/** styled-components inserts an empty style element first. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Written by react-aria's usePress with the first thing that can be pressed, such as a tab. */
const USE_PRESS_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const RUNNABLE = /^(module|text\/javascript|importmap|speculationrules)$/;

export interface PageHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
}

/** Hashes of all that stands inline in a page: scripts, style elements and style attributes. */
export function hashesOf(html: string): PageHashes {
  const elements = elementsOf(html);
  const isInline = ({ tag, attributes: { src, type }, text }: PageElement) =>
    tag === "script" && text !== "" && src === undefined && (type === undefined || RUNNABLE.test(type));
  const scripts = new Set(elements.filter(isInline).map(({ text }) => hash(text)));
  const styles = new Set(elements.filter(({ tag }) => tag === "style").map(({ text }) => hash(text)));
  const attributes = new Set(elements.flatMap(({ attributes: { style } }) => (style === undefined ? [] : [hash(style)])));
  return { scripts: [...scripts], styles: [...styles], attributes: [...attributes] };
}

/** The only foreign hosts a page may ever ask, and only where the site is built for reCAPTCHA: the script's own, and the one it loads from. */
const source = ` ${new URL("/recaptcha/", recaptchaScript).href}`;
const recaptcha = process.env["RECAPTCHA_SITE_KEY"]
  ? { scripts: `${source} https://www.gstatic.com/recaptcha/`, frames: source }
  : { scripts: "", frames: "" };

/**
 * The policy of a page: nothing is allowed but what is named, inline code by its hash alone.
 * @param forMeta leaves out what a meta element may not say, and lets in the sandbox's application: what it may not do outside one, the header
 * says, which is written for where the page is served.
 */
export function policy({ scripts, styles, attributes }: PageHashes, { forMeta = false } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${recaptcha.scripts} ${scripts.join(" ")}`.trim(),
    `style-src-elem 'self' ${EMPTY_STYLE} ${USE_PRESS_STYLE} ${styles.join(" ")}`.trim(),
    `style-src-attr 'unsafe-hashes' ${attributes.join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Reading aloud plays recordings that it has fetched.
    "media-src blob:",
    `connect-src 'self' ${NCALAYER}${forMeta ? ` ${NCALAYER.replace("wss:", "ws:")}` : ""}${recaptcha.frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src blob:${recaptcha.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(forMeta ? [] : ["frame-ancestors 'none'", ...reportedTo]),
  ].join("; ");
}
