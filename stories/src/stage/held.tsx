import { useState, type ComponentType } from "react";

/** Draws a controlled field that keeps what is typed, beginning with the story's value. */
export const held = <Props extends { readonly value: unknown; readonly onChange: (value: never) => void }>(Field: ComponentType<Props>) =>
  function Held(args: Props) {
    const [value, onChange] = useState<Props["value"]>(args.value);
    return <Field {...({ ...args, value, onChange } as Props)} />;
  };

/** What an event of a story leads to. */
export const nothing = (): void => {};
