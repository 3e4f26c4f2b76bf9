import path from "node:path";
import { build } from "esbuild";

const repository = path.resolve(import.meta.dirname, "../../..");
/** The folder of what is deployed of the edge: `api` and `middleware.ts`. */
export const edgeFolder = path.join(repository, "edge");

/** One module with everything it imports, for a runtime of Web standards alone. */
export async function bundle(contents: string, resolveDir: string = import.meta.dirname): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    write: false,
    minify: true,
    legalComments: "none",
    format: "esm",
    target: "es2022",
    conditions: ["edge-light", "worker", "browser"],
  });
  return outputFiles[0]?.text ?? "";
}
