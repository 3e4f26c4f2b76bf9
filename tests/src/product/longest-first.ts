import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, from the longest on; those that start several products at once lie apart, so that they do not all start at the same moment. */
const longest = [
  "kills/",
  "processes/exports",
  "security/session",
  "processes/operations",
  "processes/operated",
  "security/every-login",
  "processes/main-job",
  "processes/several-processes",
  "processes/modes",
  "processes/killed-start",
  "processes/traces",
];
const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((part) => moduleId.includes(`/src/${part}`));
  return place === -1 ? longest.length : place;
};

/** Begins with the files that take longest, so that none of them runs alone at the end; by default a first run begins with the largest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
