// Takes the outlines that the kit uses out of their family: after a new version of it, or another outline.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { outlinesFile } from "./drawn-outlines.ts";

writeFileSync(path.resolve(import.meta.dirname, "../src/ornament/outlines.ts"), outlinesFile());
