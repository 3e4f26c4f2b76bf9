// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { keys } from "@shanyraq/kit/testing/user.ts";
import { ServiceUnavailableModal } from "./ServiceUnavailableModal.tsx";

test("it says that the service is down in the specified words, and one key closes it", async () => {
  const onClose = vi.fn<() => void>();
  stageIn("ru", <ServiceUnavailableModal isOpen onClose={onClose} phone="+7 (727) 000-00-00" />);
  const dialog = find(document.body, "[role=alertdialog]");
  expect(find(dialog, "p").textContent).toBe("Сервис временно не работает, попробуйте позже");
  expect(find(dialog, "a").getAttribute("href")).toBe("tel:+77270000000");
  expect(document.activeElement?.textContent).toBe("Понятно");
  await keys("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});
