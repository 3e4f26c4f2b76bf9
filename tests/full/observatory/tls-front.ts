import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttp, request, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AddressInfo } from "node:net";

export interface TlsFront {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** What a client has to trust. */
  readonly certificate: string;
  /** Where it passes requests on to. */
  readonly leadTo: (origin: string) => void;
  readonly stop: () => void;
}

const listening = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, () => done((server.address() as AddressInfo).port));
  });

/** What stands in front of a deployed product: TLS, and plain http that leads to it. */
export async function startTlsFront(): Promise<TlsFront> {
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-tls-"));
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });

  let upstream = "";
  const https = createHttps({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const passed = request(new URL(url, upstream), { method: method ?? "GET", headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const httpsPort = await listening(https);
  const http = createHttp(({ url = "/" }, outgoing) => {
    outgoing.writeHead(308, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  return {
    httpPort: await listening(http),
    httpsPort,
    certificate,
    leadTo: (origin) => {
      upstream = origin;
    },
    stop: () => {
      for (const server of [http, https]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}
