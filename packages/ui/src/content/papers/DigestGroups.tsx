import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { styled } from "styled-components";

const Groups = styled.code`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1)};
  color: ${paint.ink};
  font-size: ${text.m};
`;

/** A SHA-256 in groups of four, which the eye compares without losing its place; copied, they are the digest without spaces. */
export const DigestGroups = ({ sha256 }: { readonly sha256: string }) => (
  <Groups translate="no">
    {sha256.match(/.{1,4}/g)?.map((group, index) => (
      <span key={index}>{group}</span>
    ))}
  </Groups>
);
