import type { Output } from "@shanyraq/calls";
import { all } from "../../domain/entries/entry-view.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { paged } from "./paged.ts";

type Office = Output<"contactsMain">;
type City = Omit<Output<"contactsCities">["data"][number], "offices"> & { readonly slug: string };

async function offices(context: Context): Promise<Office[]> {
  const names = new Map((await all<City>("city", context)).map(({ slug, name }) => [slug, name]));
  return (await all<Omit<Office, "city_name">>("office", context)).map((office) => ({
    ...office,
    city_name: names.get(office.city) ?? office.city,
  }));
}

type OfficeCalls = "contacts" | "contactsMain" | "contactsCities" | "contactsCitizenship" | "regions";

export const officeHandlers: Pick<Handlers, OfficeCalls> = {
  contacts: async ({ id, page = 1 }, context) =>
    paged(
      (await offices(context)).filter(({ city }) => id === undefined || city === id),
      page,
      "/contacts/",
      { id },
    ),
  contactsMain: async (_, context) => {
    const every = await offices(context);
    return every.find(({ main }) => main) ?? every[0] ?? refuse(404, "error.notFound");
  },
  contactsCities: async (_, context) => {
    const every = await offices(context);
    const cities = await all<City>("city", context);
    return {
      data: cities.map(({ slug, name, latitude, longitude }) => ({
        id: slug,
        name,
        latitude,
        longitude,
        offices: every.filter(({ city }) => city === slug).length,
      })),
    };
  },
  contactsCitizenship: async (_, context) => ({ data: await all<Output<"contactsCitizenship">["data"][number]>("citizenship", context) }),
  regions: async (_, context) => ({ data: await all<Output<"regions">["data"][number]>("region", context) }),
};
