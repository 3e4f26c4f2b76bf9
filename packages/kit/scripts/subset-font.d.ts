/** The package has no types of its own: what the script asks of it. */
declare module "subset-font" {
  export default function subsetFont(font: Uint8Array, letters: string, options: { readonly targetFormat: "woff2" }): Promise<Uint8Array>;
}
