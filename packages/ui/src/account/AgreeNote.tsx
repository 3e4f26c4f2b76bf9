import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";
import { NewTabLink } from "./NewTabLink.tsx";

const Words = styled.p`
  font-size: ${text.s};
  line-height: 1.45;
  color: ${paint.inkSoft};
`;

interface AgreeNoteProps {
  /** Name of the button that means agreement. */
  readonly button: string;
  readonly personalDataHref: string;
}

/** What pressing the button means, said under it. */
export function AgreeNote({ button, personalDataHref }: AgreeNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <Words>
      {formatMessage(
        { id: "account.agree" },
        {
          button,
          data: (words) => (
            <NewTabLink key="data" href={personalDataHref}>
              {words}
            </NewTabLink>
          ),
        },
      )}
    </Words>
  );
}
