import type { Input } from "@shanyraq/calls";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { digestOf } from "../../platform/codes/pkce.ts";
import { backOffice, START, type BackOffice } from "../../testing/back-office.ts";
import { productionLimits } from "../../platform/ports/limits.ts";
import { order } from "../../testing/purchase.ts";
import { codeToSign, launchLinks } from "../../testing/signing/code-to-sign.ts";
import { phoneInMemory, signersAt } from "../../testing/signing/signers.ts";

let office: BackOffice;
let token: string;
const phone = phoneInMemory(() => office.clock.now);
const verifier = "only-this-browser-holds-it-0000000000000000";
const challenge = digestOf(verifier);

beforeAll(async () => {
  const { signatures } = await signersAt(START);
  office = await backOffice(undefined, { signatures, qrSigning: phone.service });
  token = await office.login("nothing");
});
afterEach(() => {
  office.clock.now = START;
});
afterAll(() => office.database.close());

const sendLink = (held: Input<"sendLaunchLink">, by = token) => office.post("/user/sendLaunchLink", held, by);
/** The messages that brought a link to sign, since the last that were read. */
let read = 0;
async function linksSent(): Promise<readonly { readonly to: string; readonly link: string; readonly text: string }[]> {
  await office.settled();
  await office.provider.work();
  const all = office.inbox.flatMap(({ channel, to, text }) => {
    const link = /https:\/\/m\.egov\.kz\S+/.exec(text)?.[0];
    return channel === "sms" && link !== undefined ? [{ to, link, text }] : [];
  });
  const since = all.slice(read);
  read = all.length;
  return since;
}

it("sends the link of a code that signs to the phone of the account alone, and tells it hidden", async () => {
  const me = office.person("nothing");
  const { status, body } = await sendLink(await codeToSign(office, me.id));
  expect([status, body["phone"]]).toEqual([200, `+7 7** *** **${me.phone.slice(-2)}`]);
  expect(await linksSent()).toMatchObject([{ to: me.phone, link: launchLinks.person }]);
});

it("keeps the link sealed while it waits, and lets it go unsent once its code has ended", async () => {
  office.clock.now = START + 1_200_000;
  await sendLink(await codeToSign(office, office.person("nothing").id));
  await office.settled();
  const { queries } = office.database;
  const waiting = await queries
    .selectFrom("outbox")
    .select(["letter", "useless_at"])
    .where("key", "like", "launchLink/%")
    .where("sent_at", "is", null)
    .execute();
  expect(waiting).toMatchObject([{ useless_at: new Date(office.clock.now + 180_000).toISOString() }]);
  expect(JSON.stringify(waiting)).not.toContain("egov.kz");
  office.clock.now += 180_001;
  expect(await linksSent()).toEqual([]);
});

it("is counted apart from links to pay, and by its owner alone", async () => {
  const strict = await backOffice(productionLimits);
  const { id } = strict.person("nothing");
  const mine = await strict.login("nothing");
  const hash = await order(strict, mine);
  await strict.post("/kaspi-qr-pay", { hash, attempt: 1 }, mine);
  expect((await strict.post("/user/sendPayLink", { hash }, mine)).status).toBe(200);
  expect((await strict.post("/user/sendLaunchLink", await codeToSign(strict, id), mine)).status).toBe(200);
  expect((await strict.post("/user/sendLaunchLink", await codeToSign(strict, id), mine)).status).toBe(429);
  await strict.database.close();
});

it("sends whoever signs for a legal entity the link of its application", async () => {
  office.clock.now = START + 600_000;
  await sendLink(await codeToSign(office, office.person("nothing").id, "190740099992"));
  const [sent] = await linksSent();
  expect(sent?.link).toBe(launchLinks.business);
  expect(sent?.text).toContain("открывает eGov Business ");
});

it("says in the message when the code ends, in the insurer's time", async () => {
  office.clock.now = START + 1_800_000;
  await sendLink(await codeToSign(office, office.person("nothing").id));
  const [sent] = await linksSent();
  const until = new Date(office.clock.now + 180_000 + 5 * 3_600_000).toISOString().slice(11, 16);
  expect(sent?.text).toContain(`открывает eGov Mobile для подписания документов и действует до ${until}:`);
});

it("sends no link of another's code, nor of one whose verifier is not known", async () => {
  const held = await codeToSign(office, office.person("nothing").id);
  expect((await sendLink(held, await office.login("everyStatus"))).status).toBe(404);
  expect((await sendLink({ ...held, verifier: "another" })).status).toBe(404);
  expect(await linksSent()).toEqual([]);
});

it("sends no link of a code that signs in: nobody is known yet", async () => {
  const { body } = await office.post("/egovQrInit", { challenge });
  expect(body).not.toHaveProperty("linkPhone");
  expect((await sendLink({ nonce: String(body["nonce"]), verifier })).status).toBe(404);
  expect(await linksSent()).toEqual([]);
});

it("sends no link of a code whose time is over", async () => {
  const held = await codeToSign(office, office.person("nothing").id);
  office.clock.now = START + 180_001;
  const { status, body } = await sendLink(held);
  expect([status, body["code"]]).toEqual([409, "launchLink.ended"]);
});
