import { EdgeRuntime, runServer } from "edge-runtime";
import { build } from "esbuild";

export interface EdgeHost {
  readonly url: string;
  readonly code: string;
  readonly close: () => Promise<void>;
}

type Files = Readonly<Record<string, string>>;

/** A built module of a function as a script of a runtime without modules, behind the files that its host answers first. */
async function script(file: string, files: Files): Promise<string> {
  const contents = `import answer from ${JSON.stringify(file)};
    const files = ${JSON.stringify(files)};
    addEventListener("fetch", (event) => {
      const own = files[new URL(event.request.url).pathname];
      event.respondWith(own === undefined ? answer(event.request) : new Response(own));
    });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "/" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

/** Runs a built function alone in an edge runtime, which hands it `process.env` and nothing else of Node. */
export async function runBuilt(file: string, variables: Readonly<Record<string, string>>, files: Files = {}): Promise<EdgeHost> {
  const code = await script(file, files);
  const runtime = new EdgeRuntime({ initialCode: code, extend: (context) => Object.assign(context, { process: { env: variables } }) });
  const server = await runServer({ runtime, port: 0, host: "127.0.0.1" });
  return { url: server.url, code, close: async () => void (await server.close()) };
}
