import { useEffect, useMemo } from "react";
import { styled } from "styled-components";
import { blobOf } from "@shanyraq/kit/data/save-blob.ts";
import { paint, radius } from "@shanyraq/kit/theme/tokens.ts";

const Frame = styled.iframe`
  width: 100%;
  height: min(80vh, 60rem);
  border: 1px solid ${paint.line};
  border-radius: ${radius.m};
  background: #fff;
`;

/** A document in the browser's own reader, with its pages and its zoom. */
export function PdfPreview({ base64, title }: { readonly base64: string; readonly title: string }) {
  const address = useMemo(() => URL.createObjectURL(blobOf(base64, "application/pdf")), [base64]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <Frame src={address} title={title} />;
}
