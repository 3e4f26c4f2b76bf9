import { choices } from "@shanyraq/kit/theme/settings.ts";
import { Code, Facts } from "./Specimen.ts";

const says: Readonly<Record<keyof typeof choices, string>> = {
  scheme: "Two colours for everything, seven at the most",
  size: "Per cent of the ordinary text",
  letters: "Room between letters, in em of each element",
  lines: "Height of lines, and room between paragraphs",
  words: "Room between words",
  font: "The site's own, with serifs, or the most readable of the system",
  links: "Whether links show without colour.",
  guide: "A line under what is read, or a window beside which the page pales; it goes with the pointer, the keyboard and the voice.",
  cursor: "The arrow of the system, or drawings of 48 px that stand out on every scheme",
  images: "As they are, without colour, or replaced by their descriptions",
  motion: "Still unless asked for",
};

/** What the version for the visually impaired lets a reader choose; the first of each is where it begins. */
export const ModeChoices = () => (
  <Facts>
    <thead>
      <tr>
        <th scope="col">Setting</th>
        <th scope="col">Values</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(choices).map(([name, values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Code>{values.join(" · ")}</Code>
          </td>
          <td>{says[name as keyof typeof choices]}</td>
        </tr>
      ))}
    </tbody>
  </Facts>
);
