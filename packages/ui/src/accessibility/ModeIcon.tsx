const shapes = {
  settings: "M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  speech: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  resume: "M7 5l12 7-12 7z",
  stop: "M6 6h12v12H6z",
  regular: "M13 4h6v16h-6M4 12h11M11 8l4 4-4 4",
} as const;

/** Drawings of the bar alone: the kit's set comes with every page, and the bar with those who chose it. */
export const ModeIcon = ({ name }: { readonly name: keyof typeof shapes }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
