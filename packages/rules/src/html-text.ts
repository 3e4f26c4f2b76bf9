const SPECIAL: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML or XML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);

/** Elements that stand within a word; any other parts words. */
const WITHIN = /<\/?(?:a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#39|#x27);/g;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", "#39": "'", "#x27": "'" };

/** What the commonest entities stand for; any other stays as it is written. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, (whole, name: string) => NAMED[name] ?? whole);

/** The words of HTML that is safe and well formed: no markup, every run of blanks one space. */
export const textOfHtml = (html: string): string =>
  decodeEntities(
    html
      .replace(WITHIN, "")
      .replace(/<[^<>]*>/g, " ")
      .replace(/[ \t\r\n]+/g, " ")
      .trim(),
  );
