import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, from the longest on: a server that is killed eight times, products that start again and again, builds that are waited for. */
const longest = [
  "kills/",
  "processes/several-processes",
  "processes/exports",
  "processes/operated",
  "processes/operations",
  "processes/modes",
  "processes/main-job",
  "processes/killed-start",
  "security/doors",
  "security/session",
  "processes/traces",
];
const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((part) => moduleId.includes(`/src/${part}`));
  return place === -1 ? longest.length : place;
};

/** Begins with the files that take longest, so that none of them runs alone at the end; by itself a first run begins with those of most letters. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
