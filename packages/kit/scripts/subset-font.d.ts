/** The package has no types of its own: what the script asks of it. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly variationAxes: { readonly wght: { readonly min: number; readonly max: number } };
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
