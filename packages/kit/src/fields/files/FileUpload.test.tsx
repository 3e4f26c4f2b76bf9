// @vitest-environment jsdom
import { act, useEffect, useState } from "react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { languages, stageIn, transcript } from "../../testing/spoken.ts";
import { find } from "../../testing/stage.tsx";
import { keys, user } from "../../testing/user.ts";
import { FileUpload, type Upload } from "./FileUpload.tsx";
import type { UploadState } from "./UploadItem.tsx";

// jsdom has no addresses for files: they are counted here, so that none is left behind.
const addresses = new Set<string>();
beforeAll(() => {
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      const address = `blob:${++made}`;
      addresses.add(address);
      return address;
    },
    revokeObjectURL: (address: string) => addresses.delete(address),
  });
});
afterAll(() => {
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});
beforeEach(() => addresses.clear());

const MIB = 1024 * 1024;
const pdf = (name = "скан.pdf", bytes = 1_400) => new File(["x".repeat(bytes)], name, { type: "application/pdf" });
const photo = new File(["x".repeat(2 * MIB)], "паспорт.jpg", { type: "image/jpeg" });

interface Props {
  readonly before?: readonly Upload[];
  readonly maxFiles?: number;
  readonly maxBytes?: number;
  readonly error?: string;
}
/** Sends as the test says: `put` moves a file on its way. */
let put = (_id: string, _state: UploadState) => {};
const Uploads = ({ before = [], maxFiles = 5, maxBytes = 10 * MIB, error }: Props) => {
  const [uploads, setUploads] = useState(before);
  const sending: UploadState = { at: "sending", sent: 0 };
  const to = (id: string, state: UploadState) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));
  useEffect(() => {
    put = (id, state) => act(() => to(id, state));
  });
  return (
    <FileUpload
      id="papers"
      label="Документы"
      error={error}
      kinds={["pdf", "jpg", "png"]}
      maxBytes={maxBytes}
      maxFiles={maxFiles}
      uploads={uploads}
      onAdd={(files) => setUploads((all) => [...all, ...files.map((file) => ({ id: file.name, file, state: sending }))])}
      onCancel={(id) => to(id, { at: "cancelled" })}
      onRetry={(id) => to(id, sending)}
      onRemove={(id) => setUploads((all) => all.filter((one) => one.id !== id))}
    />
  );
};
const picker = () => find<HTMLInputElement>(document.body, 'input[type="file"]');
const chooser = () => find<HTMLButtonElement>(document.body, "#papers");
const items = () => [...document.querySelectorAll<HTMLElement>("li")];
const at = () => items().map(({ dataset }) => dataset["at"]);
const button = (words: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`no button ${words}`);
  return found;
};
const news = () => find(document.body, "fieldset > [role=status], div > [role=status]").textContent;
const chosen = (...files: readonly File[]) => user.upload(picker(), [...files]);
const dropped = (...files: readonly File[]) => {
  const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { files } });
  act(() => chooser().parentElement?.dispatchEvent(event));
};

test("kinds, size and number are shown beside the button before anything is chosen", () => {
  stageIn("ru", <Uploads />);
  const hint = document.getElementById(chooser().getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("PDF, JPG, PNG, не больше 10 МБ. Не больше 5 файлов.");
  expect(picker().accept).toBe("application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png");
  expect(picker().multiple).toBe(true);
});

test("a plain button opens the browser's own picker, by a press and by keys", async () => {
  stageIn("ru", <Uploads />);
  let opened = 0;
  picker().addEventListener("click", (event) => {
    event.preventDefault();
    opened += 1;
  });
  await user.click(chooser());
  chooser().focus();
  await keys("{Enter} ");
  expect(opened).toBe(3);
});

test("chosen files are sent, and how far they are is drawn and not announced", async () => {
  stageIn("ru", <Uploads />);
  await chosen(pdf(), photo);
  expect(at()).toEqual(["sending", "sending"]);
  const bar = find<HTMLProgressElement>(document.body, "progress");
  const before = items()[0]?.querySelector("[role=status]")?.textContent;
  put("скан.pdf", { at: "sending", sent: 0.4 });
  expect([bar.value, bar.getAttribute("aria-label")]).toEqual([0.4, "скан.pdf"]);
  expect(items()[0]?.querySelector("[role=status]")?.textContent).toBe(before);
});

test("the end of each upload is announced politely with the name of its file", async () => {
  stageIn("ru", <Uploads />);
  await chosen(pdf());
  const status = items()[0]?.querySelector("[role=status]");
  put("скан.pdf", { at: "done" });
  expect(status?.isConnected).toBe(true);
  expect(status?.textContent).toBe("скан.pdf: Загружен");
});

test("files are dropped on it as well", () => {
  stageIn("ru", <Uploads />);
  dropped(pdf(), photo);
  expect(at()).toEqual(["sending", "sending"]);
});

test("a file that does not fit is listed with its reason, which belongs to its button, and is never sent", async () => {
  stageIn("ru", <Uploads maxBytes={1_024} />);
  dropped(pdf("большой.pdf", 2_000), new File(["x"], "вирус.exe", { type: "application/x-msdownload" }), pdf("скан.pdf", 10));
  expect(at()).toEqual(["sending", "refused", "refused"]);
  const reasons = ["большой.pdf", "вирус.exe"].map((name) => {
    const described = button(`Убрать ${name}`).getAttribute("aria-describedby");
    return document.getElementById(described ?? "")?.textContent;
  });
  expect(reasons).toEqual([
    "большой.pdf: Ошибка: Файл больше 1 КБ. Уменьшите его или приложите другой.",
    "вирус.exe: Ошибка: Этот файл не подходит. Нужен PDF, JPG, PNG.",
  ]);
});

test("how many were added and how many did not fit is announced at once", () => {
  stageIn("ru", <Uploads maxFiles={2} />);
  dropped(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"));
  expect(news()).toBe("Добавлено 2 файла. Не подошёл 1 файл.");
});

test("sending is cancelled and started again, and the focus is never lost", async () => {
  stageIn("ru", <Uploads />);
  await chosen(pdf());
  const stable = button("Отменить скан.pdf");
  await user.click(stable);
  expect([at(), document.activeElement]).toEqual([["cancelled"], stable]);
  await user.click(button("Повторить скан.pdf"));
  expect([at(), document.activeElement]).toEqual([["sending"], stable]);
});

test("a failure is shown in the server's words or our own, and can be retried", async () => {
  stageIn("ru", <Uploads />);
  await chosen(pdf());
  put("скан.pdf", { at: "failed" });
  const status = items()[0]?.querySelector("[role=status]");
  expect(status?.textContent).toBe("скан.pdf: Ошибка: Не загрузился. Проверьте соединение и повторите.");
  put("скан.pdf", { at: "failed", error: "Файл защищён паролем" });
  expect(status?.textContent).toBe("скан.pdf: Ошибка: Файл защищён паролем");
  await user.click(button("Повторить скан.pdf"));
  expect(at()).toEqual(["sending"]);
});

test("the removal of a file is announced, and the focus goes back to where files are chosen", async () => {
  stageIn("ru", <Uploads before={[{ id: "1", file: pdf(), state: { at: "done" } }]} />);
  await user.click(button("Убрать скан.pdf"));
  expect([items(), document.activeElement, news()]).toEqual([[], chooser(), "Файл убран: скан.pdf"]);
});

test("a photo is shown from the reader's own file, and its address is given back", async () => {
  stageIn("ru", <Uploads />);
  await chosen(photo);
  const picture = find<HTMLImageElement>(document.body, "img");
  expect([picture.src, picture.alt]).toEqual([[...addresses][0], ""]);
  await user.click(button("Отменить паспорт.jpg"));
  await user.click(button("Убрать паспорт.jpg"));
  expect(addresses.size).toBe(0);
});

test("a mistake of the whole field is bound to the button", () => {
  stageIn("ru", <Uploads error="Приложите удостоверение" />);
  expect(chooser().getAttribute("aria-describedby")).toBe("papers-hint papers-error");
});

const texts = {
  ru: {
    limits: "PDF, JPG, PNG, не больше 10 МБ. Не больше 5 файлов.",
    choose: "Выбрать файлы",
    files: "Приложенные файлы",
    small: "1 КБ",
    large: "2 МБ",
    sending: "Загружаем",
    cancel: "Отменить",
    mistake: "Ошибка:",
    failed: "Не загрузился. Проверьте соединение и повторите.",
    retry: "Повторить",
    remove: "Убрать",
  },
  kk: {
    limits: "PDF, JPG, PNG, файл көлемінің шегі — 10 МБ. Ең көбі 5 файл.",
    choose: "Файлдарды таңдау",
    files: "Тіркелген файлдар",
    small: "1 КБ",
    large: "2 МБ",
    sending: "Жүктеліп жатыр",
    cancel: "Тоқтату",
    mistake: "Қате:",
    failed: "Жүктелмеді. Байланысты тексеріп, қайталап көріңіз.",
    retry: "Қайталау",
    remove: "Алып тастау",
  },
  en: {
    limits: "PDF, JPG, PNG, at most 10 MB. At most 5 files.",
    choose: "Choose files",
    files: "Attached files",
    small: "1 KB",
    large: "2 MB",
    sending: "Uploading",
    cancel: "Cancel",
    mistake: "Error:",
    failed: "The upload failed. Check your connection and try again.",
    retry: "Try again",
    remove: "Remove",
  },
} as const;

test.each(languages)("a screen reader reads the files and where each stands (%s)", async (language) => {
  const words = texts[language];
  const before: readonly Upload[] = [
    { id: "1", file: pdf(), state: { at: "sending", sent: 0.4 } },
    { id: "2", file: photo, state: { at: "failed" } },
  ];
  stageIn(language, <Uploads before={before} />);
  const choose = `button, Документы ${words.choose}, ${words.limits}`;
  const first = "listitem, level 1, position 1, set size 2";
  const second = "listitem, level 1, position 2, set size 2";
  const action = (verb: string, name: string, description = "") => {
    const spoken = `button, ${verb} ${name}${description}`;
    return [spoken, verb, name, `end of ${spoken}`];
  };
  const reason = `, паспорт.jpg: ${words.mistake} ${words.failed}`;
  expect(await transcript()).toEqual([
    "document",
    "Документы",
    words.limits,
    choose,
    words.choose,
    `end of ${choose}`,
    "status",
    `list, ${words.files}`,
    first,
    "скан.pdf",
    words.small,
    "progressbar, скан.pdf, 0.4, max value 1, min value 0, current value 40%",
    "status",
    "скан.pdf:",
    words.sending,
    "end of status",
    ...action(words.cancel, "скан.pdf"),
    `end of ${first}`,
    second,
    "паспорт.jpg",
    words.large,
    "status",
    `паспорт.jpg: ${words.mistake}`,
    words.failed,
    "end of status",
    ...action(words.retry, "паспорт.jpg", reason),
    ...action(words.remove, "паспорт.jpg", reason),
    `end of ${second}`,
    `end of list, ${words.files}`,
    "end of document",
  ]);
});
