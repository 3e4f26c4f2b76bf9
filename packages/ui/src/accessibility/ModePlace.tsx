import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { followDialogs } from "./follow-dialogs.ts";

/** Marks the bar, which is not read aloud as part of the page. */
const marked = (): HTMLElement => {
  const bar = document.createElement("div");
  bar.dataset["modeBar"] = "";
  return bar;
};

/** Tells the styles how high the bar is, so that nothing that has the focus lies under it. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    const [shown] = bar.children;
    if (shown && shown.clientHeight > 0) style.setProperty("--bar-height", `${shown.getBoundingClientRect().height}px`);
  });
  watcher.observe(bar);
  for (const shown of bar.children) watcher.observe(shown);
  return () => {
    watcher.disconnect();
    style.removeProperty("--bar-height");
  };
}

/** Where the bar stands: here, and in a dialog as long as one is open. Drawn in the browser alone. */
export function ModePlace({ children }: { readonly children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const [bar] = useState(marked);
  useLayoutEffect(() => {
    if (!home.current) return;
    const goHome = followDialogs(bar, home.current);
    const forget = publishHeight(bar);
    return () => {
      forget();
      goHome();
    };
  }, [bar]);
  return (
    <>
      <div ref={home} />
      {createPortal(children, bar)}
    </>
  );
}
