import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const INVISIBLE = /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g;

/** A page of the same words in the same order, and nothing else: no style, script, font or picture. */
export function plainOf(html: string): string {
  const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? "";
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const bare = body
    .replaceAll(INVISIBLE, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<(\w+)\b([^>]*)>/g, (_, element: string, rest: string) => `<${element}${/ href="[^"]*"/.exec(rest)?.[0] ?? ""}>`);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${bare}</body></html>`;
}

export interface PlainSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves the plain writing of what `origin` serves, compressed as pages are. */
export async function startPlainSite(origin: string): Promise<PlainSite> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    void (async () => {
      const page = pages.get(address) ?? brotliCompressSync(plainOf(await (await fetch(origin + address)).text()));
      pages.set(address, page);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": page.length });
      response.end(page);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
