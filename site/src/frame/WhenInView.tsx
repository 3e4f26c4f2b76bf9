import { useEffect, useRef, useState, type ReactNode } from "react";

interface WhenInViewProps {
  /** Keeps the place until then. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** What is loaded when somebody scrolls to it, so that who does not never pays for it. */
export function WhenInView({ before, children }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return <div ref={place}>{near ? children : before}</div>;
}
