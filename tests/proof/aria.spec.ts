import { seeAll } from "./come-to-rest.ts";
import { FRAME, frameTree, screenTree } from "./trees.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

test.use({ texts: "ids" });

for (const { name, walk } of tours)
  test(`${name}: what assistive technology is given of each screen, its texts being ids, is what was kept of it`, async ({
    page,
    visitIn,
  }) => {
    const visit = await visitIn("ru");
    let framed = name !== "pages of a guest";
    await walk(visit, async (screen, part) => {
      await seeAll(page);
      if (!framed) expect.soft(await frameTree(page)).toMatchSnapshot(`${FRAME}.txt`);
      framed = true;
      expect.soft(await screenTree(page, part)).toMatchSnapshot(`${screen}.txt`);
    });
  });
