import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

interface NothingFoundProps {
  readonly title: string;
  readonly text: string;
  readonly phone: string;
}

/** An answer all the same: there is nothing under this number, and what may be the cause. */
export const NothingFound = ({ title, text, phone }: NothingFoundProps) => (
  <Notice tone="warning" live="status" title={title}>
    <p>{text}</p>
    <TextLink href={telOf(phone)}>
      <NoWrap>{phone}</NoWrap>
    </TextLink>
  </Notice>
);
