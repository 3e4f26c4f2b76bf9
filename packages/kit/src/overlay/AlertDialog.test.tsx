// @vitest-environment jsdom
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { find, press, stage } from "../testing/stage.tsx";
import { keys } from "../testing/user.ts";
import { AlertDialog } from "./AlertDialog.tsx";

const done = vi.fn<() => void>();
const Page = ({ wayBack }: { readonly wayBack?: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Расторгнуть
      </button>
      <AlertDialog
        title="Расторгнуть договор?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        answer={{ name: "Да", onPress: done, danger: true }}
        wayBack={wayBack}
      >
        <p>Вернуть его будет нельзя.</p>
      </AlertDialog>
    </>
  );
};
const alert = () => document.querySelector<HTMLElement>("[role=alertdialog]");
const opened = async (wayBack?: string) => {
  done.mockClear();
  const opener = find<HTMLButtonElement>(stage(<Page {...(wayBack !== undefined && { wayBack })} />), "#opener");
  opener.focus();
  press(opener);
  await expect.poll(() => alert()?.contains(document.activeElement)).toBe(true);
  return opener;
};

test("its words are read with its title", async () => {
  await opened();
  const dialog = find(document.body, "[role=alertdialog]");
  const named = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? "")?.textContent;
  expect([named("aria-labelledby"), named("aria-describedby")]).toEqual(["Расторгнуть договор?", "Вернуть его будет нельзя."]);
});

test("the answer that changes nothing has the focus, so that Enter by habit does no harm", async () => {
  await opened("Нет");
  expect(document.activeElement?.textContent).toBe("Нет");
  await keys("{Enter}");
  expect(alert()).toBe(null);
  expect(done).not.toHaveBeenCalled();
});

test("a single answer has the focus", async () => {
  await opened();
  expect(document.activeElement?.textContent).toBe("Да");
  await keys("{Enter}");
  expect(done).toHaveBeenCalledOnce();
});

test("Tab stays inside, Esc closes it and gives the focus back", async () => {
  const opener = await opened("Нет");
  const round: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    await keys("{Tab}");
    round.push(document.activeElement?.textContent);
  }
  expect(round).toEqual(["kit.close", "Да", "Нет"]);
  await keys("{Escape}");
  expect(alert()).toBe(null);
  await expect.poll(() => document.activeElement).toBe(opener);
});
