/** A picture of the content; its cuts lie in `.storybook/pictures`, as the provider makes them. */
export const steppe = {
  src: "/api/documents/pictures/48871a5e53f193ae-1600x900-960.webp",
  alt: "Юрта со светом в окне, степь на закате",
} as const;
