import { useIntl } from "react-intl";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import type { AuthLinks } from "./HelpBlock.tsx";
import { NewTabLink } from "./NewTabLink.tsx";

/** How somebody without a Kazakh number reaches us: no code goes to theirs, and they are not left at a refusal. */
export function WaysFromAbroad({ links }: { readonly links: AuthLinks }) {
  const { formatMessage } = useIntl();
  return formatMessage(
    { id: "account.register.abroad" },
    {
      write: <WriteLink key="write" />,
      form: (words) => (
        <NewTabLink key="form" href={links.feedback}>
          {words}
        </NewTabLink>
      ),
      office: (words) => (
        <NewTabLink key="office" href={links.contacts}>
          {words}
        </NewTabLink>
      ),
    },
  );
}
