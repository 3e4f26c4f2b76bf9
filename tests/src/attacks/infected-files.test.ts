import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { text } from "@shanyraq/i18n/text";
import { afterAll, expect, it } from "vitest";
import { paper } from "../product/paper.ts";
import { freshPlace, startProduct } from "../product/start.ts";
import { sendFile } from "../product/send-file.ts";

const place = freshPlace();
const socketPath = path.join(place.dataFolder, "clamd.ctl");
const address = `unix://${socketPath}`;
/** Speaks as clamd does: what holds the word is infected. */
const clamd = createServer((socket) => {
  let received = "";
  socket.setEncoding("latin1");
  socket.on("error", () => {});
  socket.on("data", (part: string) => {
    received += part;
    if (received.endsWith("\0\0\0\0")) socket.end(received.includes("harmful") ? "stream: Test.Harmful FOUND\0" : "stream: OK\0");
  });
});
afterAll(() => {
  clamd.close();
  place.remove();
});

it("a file is taken only while the scanner that is configured says that it is clean", async () => {
  const product = await startProduct(place, { CAPTCHA: "off", CLAMD_ADDRESS: address });
  const silent = { status: 503, message: text("en", "error.scannerSilent") };
  expect(await sendFile(product.origin, paper())).toMatchObject(silent);
  clamd.listen(socketPath);
  await once(clamd, "listening");
  expect(await sendFile(product.origin, paper())).toMatchObject({ status: 200 });
  expect(await sendFile(product.origin, paper("/Title (harmful)"))).toMatchObject({
    status: 400,
    message: text("en", "error.fileInfected"),
  });
  clamd.close();
  await once(clamd, "close");
  expect(await sendFile(product.origin, paper())).toMatchObject(silent);
  await product.stop();
  expect(product.output()).not.toContain("virusScannerMissing");
});
it("a start without a scanner says so once", async () => {
  const without = freshPlace();
  const product = await startProduct(without, { CAPTCHA: "off" });
  await product.stop();
  without.remove();
  expect(product.output().split("virusScannerMissing")).toHaveLength(2);
});
