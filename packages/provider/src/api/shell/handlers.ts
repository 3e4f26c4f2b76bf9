import type { Output } from "@shanyraq/calls";
import { all } from "../../domain/entries/entry-view.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { callback } from "./callback.ts";
import { refuse } from "../../platform/server/refusal.ts";

export const shellHandlers: HandlersOf<"shell"> = {
  ...callback,
  menus: async (_, context) => all<Output<"menus">[number]>("menu", context),
  socials: async (_, context) => ({ data: await all<Output<"socials">["data"][number]>("social", context) }),
  company: async (_, context) => (await all<Output<"company">>("company", context))[0] ?? refuse(404, "error.notFound"),
};
