import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHydrated } from "./route.ts";

interface WhenInViewProps {
  /** Keeps the place until then. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** What is loaded when somebody scrolls to it, so that who does not never pays for it. */
export function WhenInView({ before, children }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  // A browser that cannot say what is in view is shown everything.
  const near = useHydrated() && (seen || !("IntersectionObserver" in window));
  useEffect(() => {
    if (near || !place.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place}>{near ? children : before}</div>;
}
