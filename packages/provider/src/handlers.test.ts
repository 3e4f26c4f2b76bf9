import { areas, type CallName } from "@shanyraq/calls";
import { expect, it } from "vitest";
import { handlersByArea } from "./handlers.ts";
import { areaOfOwn } from "./platform/server/handlers-of.ts";

it.each(Object.entries(handlersByArea))("%s handles exactly the calls of its area", (area, answered) => {
  const specified = Object.entries(areas).flatMap(([name, rows]) => (name === area ? (Object.keys(rows) as CallName[]) : []));
  const own = Object.entries(areaOfOwn).flatMap(([call, of]) => (of === area ? [call] : []));
  expect(Object.keys(answered).toSorted()).toEqual([...specified, ...own].toSorted());
});
