import { writeFileSync } from "node:fs";
import path from "node:path";
import { envExample } from "../src/configuration/env-example.ts";

writeFileSync(path.resolve(import.meta.dirname, "../../../.env.example"), envExample());
