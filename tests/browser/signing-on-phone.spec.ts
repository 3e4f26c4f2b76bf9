import { button, openModal, tab } from "./auth-modal.ts";
import { expect, test } from "./product.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  "on a phone a signature is requested from the phone itself: a desktop program is not offered",
  { tag: "@full" },
  async ({ page, running }) => {
    const { modal, say } = await openModal(page, running.origin(), "kk");
    await tab(modal, say("account.login.signature")).click();
    await expect(button(modal, say("account.signature.qr"))).toBeVisible();
    await expect(button(modal, say("account.signature.app"))).toBeHidden();
  },
);
