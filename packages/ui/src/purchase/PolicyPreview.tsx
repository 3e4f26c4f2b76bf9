import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { AgreedSections, type AgreedSection } from "../contracts/AgreedSections.tsx";

/** What the policy would say of all that was answered, as its paper will print it. */
export type PreviewState =
  | { readonly at: "loading" }
  | { readonly at: "shown"; readonly sections: readonly AgreedSection[] }
  | { readonly at: "failed" };

/** Opens in place; its closed height is the same before the words are known and after, so that nothing under it moves. */
export function PolicyPreview({ preview }: { readonly preview: PreviewState }) {
  const { formatMessage } = useIntl();
  const content = (): ReactNode => {
    switch (preview.at) {
      case "loading":
        return <Skeleton $height="12rem" />;
      case "shown":
        return <AgreedSections sections={preview.sections} />;
      case "failed":
        return <p>{formatMessage({ id: "purchase.preview.failed" })}</p>;
    }
  };
  return <Accordion items={[{ title: formatMessage({ id: "purchase.preview" }), content: content() }]} />;
}
