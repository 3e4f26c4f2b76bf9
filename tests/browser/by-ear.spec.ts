import { personWho } from "../src/product/visitor.ts";
import { earOf } from "./by-ear.ts";
import { newLink } from "./link-by-sms.ts";
import { at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { onPhone } from "./signers.ts";
import { ofOthers } from "./words.ts";

const say = words("kk");
const person = personWho("nothing");
/** What is said after the phone, which is a phrase of its own. */
const afterPhone = (id: string) => say(id).split("}").at(-1)?.trim() ?? "";

test(
  "a policy is bought, paid and signed by ear alone: whatever is pressed was found by what a screen reader says",
  { tag: "@full" },
  async ({ page, running }) => {
    test.setTimeout(300_000);
    const origin = running.origin();
    const { listenFor, press, type, tab, arrive } = earOf(page);
    const next = async () => press(["button", say("purchase.next")]);

    await page.goto(origin + at("kk", "/products/senim/calculate"));
    await listenFor("heading", "Сенім");
    await type(["textbox", say("kit.date.day")], "19");
    await type(["textbox", say("kit.date.month")], "07");
    await type(["textbox", say("kit.date.year")], "1995");
    await listenFor("₸");
    await press(["button", say("calculators.buy")]);
    await type(["textbox", say("field.iin")], person.iin ?? "");
    await tab(say("field.password"));
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");

    await arrive(say("page.calculateOnline"));
    await listenFor("heading", say("purchase.step.person"));
    await type(["textbox", say("field.documentNumber")], "012345678");
    await type(["textbox", say("kit.date.day")], "03");
    await type(["textbox", say("kit.date.month")], "02");
    await type(["textbox", say("kit.date.year")], "2020");
    await tab(say("field.region"));
    await page.keyboard.press("ArrowDown");
    await tab(say("field.city"));
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Ақтөбе");
    await type(["textbox", say("field.street")], "Абай 10, 5");
    await next();
    await arrive(say("purchase.step.health"));
    await press(["radio", say("field.healthy.yes")], "Space");
    await next();
    await arrive(say("purchase.step.declarations"));
    for (const legend of ["field.publicOfficial", "field.taxAbroad"])
      await press(["radio", say(`${legend}.no`)], "Space", `group, ${say(legend)}`);
    await next();
    await arrive(say("purchase.step.beneficiaries"));
    await next();

    await arrive(say("purchase.step.check"));
    // What was agreed is spoken before it is agreed to.
    await listenFor("₸");
    await press(["checkbox", say("field.consent")], "Space");
    const earlier = await smsKeys(page, origin);
    await press(["button", say("purchase.sendCode")]);
    await type(["textbox", say("field.code")], await smsCode(page, origin, earlier));
    await press(["button", say("purchase.code.confirm")]);
    await arrive(say("purchase.confirmed.title"));
    await press(["button", say("purchase.toPayment")]);

    // Nobody who does not see aims a camera: the bank's page comes to the phone, where the payment is confirmed.
    await listenFor(say("purchase.payLink.title"));
    const paying = await smsKeys(page, origin);
    await press(["button", say("purchase.payLink.send")]);
    await listenFor(afterPhone("purchase.payLink.sent"));
    const id = new URL(await newLink(page, origin, paying)).pathname.split("/").at(-1) ?? "";
    const paid = await page.request.post(`${origin}/sandbox/phone/${id}/pay`, { headers: { "sec-fetch-site": "same-origin" } });
    expect(paid.ok()).toBe(true);
    await listenFor("heading", say("purchase.paid.title"));
    await press(["link", say("purchase.premium.sign")]);

    // The paper stands open where it is signed, and names the one who is insured by it.
    await listenFor("heading", say("signing.documents"));
    await listenFor(person.surname);
    await press(["checkbox", say("signing.agree")], "Space");
    await press(["button", ofOthers(say("signing.way.qr"))]);
    await listenFor("image", ofOthers(say("signing.code")));
    await press(["button", say("signing.launchLink.send")]);
    await listenFor(afterPhone("signing.launchLink.sent"));
    await onPhone(page, origin, "scan", "key-other");
    await listenFor(say("signing.done"));
  },
);
