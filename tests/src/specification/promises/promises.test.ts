import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readMessages } from "@shanyraq/i18n/read-messages";
import { describe, expect, it } from "vitest";
import { promisesOfContent } from "./promises-of-content.ts";
import { noPromises, promises } from "./promises.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const texts = Object.entries(readMessages("ru", () => true));

/** Words by which a text undertakes something: a verb of ours in the future, a term, or what will come. */
const promising =
  /(?<!\p{L})(напомним|предупредим|вернём|верн[её]тся|вернутся|возвращаем|напишем|ответим|пришлём|перезвон\p{L}*|позвоним|сообщим|уведомлени\p{L}*|отправим|переведём|зачтём|хран(им|ятся)|придёт|придут|бесплатно|не пропад\p{L}*|не потеря\p{L}*|никуда не отправ\p{L}*|поможем|скажем|приложен\p{L}{0,1})(?!\p{L})|рабоч(их|ий|его) дн|рабочий день|\d+ (минут|дн)|минут|сутки/iu;

const matches = (pattern: string, id: string) => new RegExp(`^${pattern.replaceAll(".", String.raw`\.`).replaceAll("*", ".*")}$`).test(id);
const listed = [...promises.flatMap((one) => one.texts), ...Object.values(noPromises).flat()];

describe("a promise that a text makes", () => {
  it.each(promises.map((one) => [one.what, one] as const))("is kept by a test: %s", (_, { file, test }) => {
    expect(readFileSync(path.join(repository, file), "utf8"), `${file} has the test`).toContain(test);
  });

  it("stands in the table, or there as none with its reason", () => {
    const unknown = texts.filter(([id, text]) => promising.test(text) && !listed.some((pattern) => matches(pattern, id)));
    expect(unknown.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  it("is made by a text that there is", () => {
    expect(listed.filter((pattern) => !texts.some(([id]) => matches(pattern, id)))).toEqual([]);
  });
});

const CONTENT = path.join(repository, "content");
/** Russian texts of the content folder: pages by their folder, lists by the lines that are Russian. */
const written = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/ru.md") || file.endsWith(".yaml"))
  .map((file) => {
    const lines = readFileSync(path.join(CONTENT, file), "utf8").split("\n");
    const russian = file.endsWith(".yaml") ? lines.filter((line) => /^\s*ru:/.test(line)) : lines;
    return { text: file.replace(/(?:\/ru\.md|\.yaml)$/, ""), promises: promising.test(russian.join("\n")) };
  });

describe("a promise that the content makes", () => {
  it("stands in its table, which names no text that makes none", () => {
    const making = written.filter((one) => one.promises).map(({ text }) => text);
    expect(promisesOfContent.map(({ text }) => text)).toEqual(making.toSorted());
  });

  it.each(promisesOfContent.map((one) => [one.text, one] as const))("is one that a test keeps, or says who keeps it: %s", (_, one) => {
    expect(one.repeats ?? one.people, "it says something").toBeDefined();
    const known = promises.map(({ what }) => what);
    for (const what of one.repeats ?? []) expect(known).toContain(what);
  });
});
