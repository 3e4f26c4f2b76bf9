import { languageOf } from "../stage/looks.ts";
import { storiesOfBook } from "./stories-of-book.ts";
import { secondOpinion } from "./second-engine.ts";
import { tally } from "./tally.ts";
import { expect, test } from "./workshop-test.ts";

const reviews = tally("stories-second-engine", "the second engine over stories: left to a person's eye");

for (const { id, importPath } of storiesOfBook)
  test(`${importPath} ${id}: the second engine has nothing against it`, async ({ workshop }) => {
    const { page } = await workshop.show(id, languageOf(id));
    const { violations, toReview } = await secondOpinion(page);
    reviews.count(toReview);
    expect(violations.join("\n")).toBe("");
  });

test.afterAll(() => reviews.write());
