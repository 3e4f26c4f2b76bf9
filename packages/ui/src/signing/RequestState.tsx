import type { SigningRequest } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";

const tones = { waiting: "warning", partly: "info", signed: "success", expired: "danger" } as const satisfies Record<
  SigningRequest["state"],
  Tone
>;

/** How far a request has come, in words. */
export const RequestState = ({ state }: Pick<SigningRequest, "state">) => (
  <Badge $tone={tones[state]}>{useIntl().formatMessage({ id: `signing.state.${state}` })}</Badge>
);
