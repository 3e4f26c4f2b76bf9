import type { WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { all } from "../../domain/entries/entry-view.ts";
import type { Context } from "../../platform/server/context.ts";

interface Place {
  readonly id: string;
  readonly code?: string;
}

/**
 * Regions and countries that our lists do not have, by field: the lists are those that `/regions` and `/contacts/citizenship/` return. A list that an operator
 * has not filled blocks nobody.
 */
export async function unknownPlaces(
  { person, company, employer }: WorksheetAnswers,
  context: Context,
): Promise<Readonly<Record<string, string>>> {
  const regions = new Set((await all<Place>("region", context)).map(({ id }) => id));
  const countries = new Set((await all<Place>("citizenship", context)).map(({ code }) => code));
  const parties = Object.entries({ person, company, employer: employer?.by_company === "yes" ? employer : undefined });
  return Object.fromEntries([
    ...parties.flatMap(([topic, answer]) =>
      answer && regions.size > 0 && !regions.has(answer.region ?? "") ? [[`answers.${topic}.region`, "error.required"]] : [],
    ),
    ...(person && countries.size > 0 && !countries.has(person.citizenship) ? [["answers.person.citizenship", "error.required"]] : []),
  ]);
}
