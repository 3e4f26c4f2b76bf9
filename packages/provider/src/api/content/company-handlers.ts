import type { Output } from "@shanyraq/calls";
import { paperFile, type Form, type PublishedReport } from "../../domain/documents/papers.ts";
import { all, found, latestFirst } from "../../domain/entries/entry-view.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { paged } from "./paged.ts";

type Section = Output<"investors">;
type Person = Output<"managements">["data"][number];

const reportsOf = async (year: string | undefined, context: Context) => {
  const every = latestFirst(await all<PublishedReport>("report", context));
  const years = [...new Set(every.map((report) => report.year))].toSorted().toReversed();
  return { years, chosen: every.filter((report) => year === undefined || report.year === year) };
};

type CompanyCalls = "abouts" | "investors" | "managements" | "ratings" | "reports" | "reportFiles" | "reviews" | "insuranceFiles" | "paper";

export const companyHandlers: Pick<Handlers, CompanyCalls> = {
  abouts: async (_, context) => ({ data: await all<Section>("about", context) }),
  investors: async ({ slug }, context) => (await found<Section>("investor", slug, context)) ?? refuse(404, "error.notFound"),
  managements: async ({ page = 1, type }, context) =>
    paged(
      (await all<Person>("person", context)).filter((person) => type === undefined || person.type === type),
      page,
      "/managements",
      { type },
    ),
  ratings: async (_, context) => ({ data: await all<Output<"ratings">["data"][number]>("rating", context) }),
  reviews: async ({ page = 1 }, context) =>
    paged(latestFirst(await all<Output<"reviews">["data"][number]>("review", context)), page, "/reviews"),
  reports: async ({ date, page = 1 }, context) => {
    const { years, chosen } = await reportsOf(date, context);
    return { ...paged(chosen, page, "/reports", { date }), years };
  },
  reportFiles: async ({ date, page = 1 }, context) => {
    const { chosen } = await reportsOf(date, context);
    const { data, ...rest } = paged(chosen, page, "/report_files", { date });
    const files = await Promise.all(data.map(async (report) => ({ report, file: await paperFile(report, context.locale) })));
    return {
      ...rest,
      data: files.map(({ report: { id, year, period }, file: { name, url, size, date: since } }) => ({
        id,
        name,
        url,
        size,
        date: since,
        format: "PDF",
        year,
        period,
      })),
    };
  },
  insuranceFiles: async (_, context) => {
    const forms = await all<Form>("insuranceFile", context);
    const files = await Promise.all(forms.map(async (form) => ({ form, file: await paperFile(form, context.locale) })));
    return { data: files.map(({ form: { id, lead }, file: { name, url, size, date } }) => ({ id, lead, name, url, size, date })) };
  },
  paper: async ({ slug }, context) => {
    const paper = (await found<PublishedReport>("report", slug, context)) ?? (await found<Form>("insuranceFile", slug, context));
    return paper ? paperFile(paper, context.locale) : refuse(404, "error.notFound");
  },
};
