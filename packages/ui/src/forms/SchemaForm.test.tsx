// @vitest-environment jsdom
import { topicForms } from "@shanyraq/forms";
import { act } from "react";
import { expect, test } from "vitest";
import { find, press, stage } from "@shanyraq/kit/testing/stage.tsx";
import { followLiveRegions } from "../accessibility/live-regions.ts";
import { SchemaForm } from "./SchemaForm.tsx";

const empty = { citizenship: "", document_number: "", document_date: "", region: "", city: "", address: "", email: "" };
/** The form is checked a moment after it was sent. */
const sent = async (): Promise<HTMLElement> => {
  const place = stage(
    <SchemaForm form={topicForms.person} initial={empty} onSubmit={() => {}} actions={<button type="submit">send</button>} />,
  );
  press(find<HTMLButtonElement>(place, "button[type=submit]"));
  const invalid = async () => {
    await act(async () => {});
    return place.querySelectorAll("[aria-invalid]").length;
  };
  await expect.poll(invalid).toBeGreaterThan(0);
  return place;
};

test("a form sent with several mistakes has a summary of them that takes the focus", async () => {
  const place = await sent();
  const summary = place.querySelector<HTMLElement>("[role=group]:has(> h2)");
  expect(summary?.querySelectorAll("a")).toHaveLength(7);
  expect(document.activeElement).toBe(summary);
});

test("reading aloud is given the summary of a form that was refused, and each mistake in it", async () => {
  const given: string[] = [];
  let due = () => {};
  const end = followLiveRegions({
    now: () => 0,
    wait: (_, then) => {
      due = then;
      return () => {};
    },
    changed: (region) => given.push(region.textContent),
  });
  const place = await sent();
  await expect.poll(() => place.querySelector("[data-refusal=form]")).not.toBeNull();
  due();
  end();
  const links = [...place.querySelectorAll("[role=group]:has(> h2) a")].map(({ textContent }) => textContent);
  expect(given).toEqual([`${find(place, "h2").textContent}${links.join("")}`]);
});
