/** Where the picture of a page stands that others show beside a link to it; the build draws it (scripts/previews.ts). One folder: hosts have few rules. */
export const previewOf = (address: string): string => `/og/${address.slice(1).replaceAll("/", "-") || "index"}.png`;
