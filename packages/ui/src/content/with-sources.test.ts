import { expect, it } from "vitest";
import { withSources } from "./with-sources.ts";

const src = "/api/documents/pictures/0123456789abcdef-600x400-480.webp";

it("a picture of the content is offered in each format and width", () => {
  expect(withSources(`<p><img src="${src}" alt="Степь" width="600" height="400"></p>`)).toBe(
    [
      '<p><picture><source type="image/avif" srcset="/api/documents/pictures/0123456789abcdef-600x400-480.avif 480w, ',
      '/api/documents/pictures/0123456789abcdef-600x400-600.avif 600w" sizes="(max-width: 44rem) 92vw, 42rem">',
      '<source type="image/webp" srcset="/api/documents/pictures/0123456789abcdef-600x400-480.webp 480w, ',
      '/api/documents/pictures/0123456789abcdef-600x400-600.webp 600w" sizes="(max-width: 44rem) 92vw, 42rem">',
      `<img loading="lazy" decoding="async" src="${src}" alt="Степь" width="600" height="400"></picture></p>`,
    ].join(""),
  );
});
it("any other picture stays as it is", () => {
  expect(withSources('<img src="/icon.svg" alt="">')).toBe('<img src="/icon.svg" alt="">');
});
