// The back office behind both proxies: the smallest server there is, so that what is measured is the way to it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serving } from "./serve.ts";

const CONTRACTS = 3;
const body = JSON.stringify({
  data: Array.from({ length: CONTRACTS }, (_, at) => ({
    id: `c${at}`,
    number: `SEN-${at}`,
    product: "senim",
    paid: 120_000 + at,
    status: "active",
  })),
  counts: { current: CONTRACTS, failed: 0 },
});

const server = createServer((incoming, outgoing) => {
  incoming.resume();
  incoming.on("end", () =>
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) }).end(body),
  );
});
server.listen(0, "127.0.0.1", () => serving(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
