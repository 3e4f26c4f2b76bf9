// Files of the export with nothing around them: what ours are compared with.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { serving } from "./serve.ts";

const out = path.resolve(import.meta.dirname, "../../../site/out");
const files = sirv(out, { dev: false, etag: true, gzip: true, brotli: true });
const server = createServer((incoming, outgoing) => files(incoming, outgoing, () => void outgoing.writeHead(404).end()));
server.listen(0, "127.0.0.1", () => serving(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
