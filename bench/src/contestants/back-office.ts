// The back office behind both proxies: the smallest server there is, so that what is measured is the way to it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Output } from "@shanyraq/calls";
import { sampleReply } from "@shanyraq/calls/testing/sample-reply.ts";
import { serving } from "./serve.ts";

const CONTRACTS = 3;
// The edge holds a reply against its row.
const reply = sampleReply("userContracts") as Output<"userContracts">;
const body = JSON.stringify({ ...reply, data: Array.from({ length: CONTRACTS }, () => reply.data[0]) });

const server = createServer((incoming, outgoing) => {
  incoming.resume();
  incoming.on("end", () =>
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) }).end(body),
  );
});
server.listen(0, "127.0.0.1", () => serving(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
