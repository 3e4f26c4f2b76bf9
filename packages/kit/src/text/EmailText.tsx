import { Fragment } from "react";

/** An e-mail address: where it is longer than its line, it is broken after its "@" or a dot, and not within a word. */
export const EmailText = ({ children }: { readonly children: string }) =>
  children.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
