import { Notice } from "../kit/Notice.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { telOf } from "../kit/header-props.ts";

interface NothingFoundProps {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
}

/** An answer all the same: there is nothing under this number, and what may be the cause. */
export const NothingFound = ({ title, text, phone }: NothingFoundProps) => (
  <Notice tone="warning" live="status" title={title}>
    <p>{text}</p>
    <TextLink href={telOf(phone)}>{phone}</TextLink>
  </Notice>
);
