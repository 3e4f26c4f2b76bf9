import type { Page } from "@playwright/test";
import { button } from "./auth-modal.ts";
import { accessible, at, expect, words } from "./product.ts";
import { chooseKey } from "./signers.ts";

/** XML signed by a key of the application, past any page: whoever holds such a file has it from another site. */
async function signXml(page: Page, origin: string, xml: string, storage: string, key: string): Promise<string> {
  const socket = new WebSocket("ws://127.0.0.1:13579");
  const answered = new Promise<string>((done) => {
    socket.addEventListener("message", ({ data }) => {
      const { result, responseObject } = JSON.parse(String(data)) as { result?: object; responseObject?: string };
      const request = { module: "kz.gov.pki.knca.commonUtils", method: "signXml", args: [storage, "SIGNATURE", xml, "", ""] };
      if (result) socket.send(JSON.stringify(request));
      else done(responseObject ?? "");
    });
  });
  await chooseKey(page, origin, key);
  const signed = await answered;
  socket.close();
  return signed;
}

/** Two sign one document in turn, and whoever has the file looks at it on the site: as it is, changed, and without signatures. */
export async function verifiesXmlOfTwo(page: Page, origin: string): Promise<void> {
  const one = await signXml(page, origin, "<contract><number>A-1</number></contract>", "AKKZIDCardStore", "person-gost");
  const both = await signXml(page, origin, one, "AKKaztokenStore", "employee");
  await page.goto(`${origin}${at("kk", "/verify")}`);
  const say = words("kk");
  const give = (xml: string) =>
    page.locator("input[type=file]").setInputFiles({ name: "a.xml", mimeType: "text/xml", buffer: Buffer.from(xml) });
  await give(both);
  await expect(page.getByText(say("signing.verdict.valid"), { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Сәрсенов Айдар/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(2);
  await accessible(page);
  await button(page.getByRole("main"), say("signing.verify.again")).click();
  await give(both.replace("A-1", "A-2"));
  await expect(page.getByText(say("signing.verdict.invalid"), { exact: true })).toBeVisible();
  await button(page.getByRole("main"), say("signing.verify.again")).click();
  await give("<contract/>");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(say("signing.file.notSigned"));
  await accessible(page);
}
