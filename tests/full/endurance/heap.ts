/** The heap of a process that listens to an inspector, as it says it itself. */
export interface Heap {
  /** Bytes in use once everything is collected that nobody holds. */
  readonly afterCollection: () => Promise<number>;
  readonly close: () => void;
}

interface HeapFigure {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

/** @param output what the process has written: it says there where its inspector listens. */
export async function heapOf(output: string): Promise<Heap> {
  const [address] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(output) ?? [];
  if (address === undefined) throw new Error(`no inspector:\n${output}`);
  const line = new WebSocket(address);
  await new Promise((opened, failed) => {
    line.addEventListener("open", opened, { once: true });
    line.addEventListener("error", failed, { once: true });
  });
  let count = 0;
  const ask = (method: string): Promise<HeapFigure> => {
    count += 1;
    const id = count;
    return new Promise((answered) => {
      const onMessage = ({ data }: MessageEvent) => {
        const figure = JSON.parse(String(data)) as HeapFigure;
        if (figure.id !== id) return;
        line.removeEventListener("message", onMessage);
        answered(figure);
      };
      line.addEventListener("message", onMessage);
      line.send(JSON.stringify({ id, method }));
    });
  };
  return {
    afterCollection: async () => {
      await ask("HeapProfiler.collectGarbage");
      const { result } = await ask("Runtime.getHeapUsage");
      if (result?.usedSize === undefined) throw new Error("the inspector does not say how much is in use");
      return result.usedSize;
    },
    close: () => line.close(),
  };
}
