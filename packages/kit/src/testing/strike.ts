import { afterEach } from "vitest";
import { strike } from "./stage.tsx";

// The runner reads this again for each file, while `stage.tsx` is read once by all files that share a worker.
afterEach(strike);

// Each file has a document of its own, and the previous one is closed: code that still waited for its frames would wait forever.
const FRAME_MS = 16;
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), FRAME_MS));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
