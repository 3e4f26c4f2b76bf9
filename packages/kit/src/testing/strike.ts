import { afterEach } from "vitest";
import { strike } from "./stage.tsx";

// The runner reads this anew for each file, while `stage.tsx` is read once by all files that share a worker.
afterEach(strike);
