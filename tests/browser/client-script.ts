import { build } from "esbuild";

/** The client as a page has it, for what no page of ours does: a script of one function that takes what is to be done. */
export async function clientScript(): Promise<string> {
  const contents = `import { browserPorts, createNcaLayerClient } from "@shanyraq/signing/ncalayer";
    globalThis.ncaLayer = createNcaLayerClient({ ports: browserPorts, sandbox: true });`;
  const { outputFiles } = await build({ stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, format: "iife" });
  return outputFiles[0]?.text ?? "";
}
