import { afterAll, afterEach } from "vitest";
import { strike } from "./stage.tsx";

// The runner reads this again for each file, while `stage.tsx` is read once by all files that share a worker.
afterEach(strike);

// Each file has a document of its own, and the previous one is closed: code that still waited for its frames would wait forever.
const FRAME_MS = 16;
const frames = new Set<number>();
globalThis.requestAnimationFrame = (draw) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      draw(performance.now());
    }, FRAME_MS),
  );
  frames.add(frame);
  return frame;
};
globalThis.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};
// What a file leaves waiting, such as the focus that a closed dialog gives back, would meet a document that is closed.
afterAll(() => {
  for (const frame of frames) clearTimeout(frame);
  frames.clear();
});
