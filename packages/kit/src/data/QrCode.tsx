import { styled } from "styled-components";
import { encode } from "uqr";
import { radius } from "../theme/tokens.ts";

/** Black on white in every theme: cameras read nothing else surely. */
const Code = styled.svg.attrs({ role: "img" })`
  width: 15rem;
  min-width: 220px;
  max-width: 100%;
  height: auto;
  border-radius: ${radius.m};
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

/** Four empty modules round the code: ISO/IEC 18004, section 6.3.8. */
const QUIET_ZONE = 4;

/** A code that a service has drawn itself. */
const Picture = styled.img`
  width: 15rem;
  min-width: 220px;
  max-width: 100%;
  height: auto;
  padding: 0.5rem;
  border-radius: ${radius.m};
  background: #fff;
  forced-color-adjust: none;
`;

/** A value as a QR code; a picture of a code, as a data address, is shown as it is. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  if (value.startsWith("data:image/")) return <Picture src={value} alt={label} />;
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Code viewBox={`0 0 ${size} ${size}`} aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Code>
  );
}
