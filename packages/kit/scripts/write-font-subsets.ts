// Cuts the often used letters out of the family and writes the style sheet that names them: after a new version of it, or another letter.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { cut, sheet } from "./font-subsets.ts";

const folder = path.resolve(import.meta.dirname, "../src/theme/font-subsets");
for (const [name, bytes] of await cut()) writeFileSync(path.join(folder, name), bytes);
writeFileSync(path.join(folder, "often.css"), sheet());
