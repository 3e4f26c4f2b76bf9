import path from "node:path";
import { build, type Plugin } from "esbuild";

/** The code of an entry: what is loaded with it, and what it loads itself when somebody asks for it. */
export interface Code {
  readonly atOnce: string;
  readonly onDemand: string;
}

/** Our own modules alone say texts of ours; the route table names the titles of all pages, of which each says its own. */
const oursAlone: Plugin = {
  name: "ours-alone",
  setup({ onResolve }) {
    onResolve({ filter: /\.(json|css)$/ }, ({ path: found }) => ({ path: found, external: true }));
    onResolve({ filter: /^[^./]/ }, ({ path: found, kind }) =>
      kind === "entry-point" || (found.startsWith("@shanyraq/") && found !== "@shanyraq/routes")
        ? undefined
        : { path: found, external: true },
    );
  },
};

/** Bundles the entries without writing anything, so that what is not used is not read either. */
export async function codeOf(entries: readonly string[]): Promise<(entry: string) => Code> {
  const { metafile, outputFiles } = await build({
    entryPoints: [...entries],
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    outdir: "said",
    write: false,
    metafile: true,
    logLevel: "error",
    plugins: [oursAlone],
  });
  const text = new Map(outputFiles.map((file) => [path.relative(process.cwd(), file.path), file.text]));
  const reached = (from: readonly string[], follow: (kind: string) => boolean): ReadonlySet<string> => {
    const seen = new Set<string>();
    const walk = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const next of metafile.outputs[file]?.imports ?? []) if (!next.external && follow(next.kind)) walk(next.path);
    };
    from.forEach(walk);
    return seen;
  };
  const codeOf = (files: Iterable<string>) => [...files].map((file) => text.get(file) ?? "").join("\n");
  return (entry) => {
    const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint && path.basename(entryPoint) === entry);
    const start = outputs.map(([file]) => file);
    if (start.length === 0) throw new Error(`Not an entry: ${entry}`);
    const atOnce = reached(start, (kind) => kind !== "dynamic-import");
    const all = reached(start, () => true);
    return { atOnce: codeOf(atOnce), onDemand: codeOf([...all].filter((file) => !atOnce.has(file))) };
  };
}
