import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Message } from "../ports/messages.ts";
import { messagesOverHttp, MessageServiceError } from "./messages-over-http.ts";

const taken: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let answer = 202;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    taken.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString("utf8")) });
    response.writeHead(answer).end();
  });
});
beforeEach(async () => {
  taken.length = 0;
  answer = 202;
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => service.close(done)));

const message = { key: "code/1/1", channel: "sms", to: "77012345678", text: "код 1234" } as const;
const send = (one: Message = message) =>
  messagesOverHttp({
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/letters`,
    token: "t",
    fetch: (...args) => fetch(...args),
  }).send(one);

it("a message is sent whole, with its key and the sender's token", async () => {
  await send();
  expect(taken).toMatchObject([{ body: message, headers: { "idempotency-key": message.key, authorization: "Bearer t" } }]);
});
it("the attachments of an e-mail are sent with it", async () => {
  const attachments = [{ name: "policy.pdf", mime: "application/pdf", data: Buffer.from("%PDF-1.7").toString("base64") }];
  await send({ ...message, channel: "email", attachments });
  expect(taken).toMatchObject([{ body: { attachments } }]);
});
it("a refused message is a failure, so that it is sent again", async () => {
  answer = 503;
  await expect(send()).rejects.toThrow(MessageServiceError);
});
