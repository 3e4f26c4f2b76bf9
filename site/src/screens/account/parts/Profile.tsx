import type { Output } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";
import { MessageLanguage } from "@shanyraq/ui/account/profile/MessageLanguage.tsx";
import { ReadingChoice } from "@shanyraq/ui/account/profile/ReadingChoice.tsx";
import { WrittenContact } from "@shanyraq/ui/account/profile/WrittenContact.tsx";
import { PartFrame } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import { SessionList } from "@shanyraq/ui/account/profile/SessionList.tsx";
import { ProblemNotice } from "@shanyraq/ui/forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { useIntl } from "react-intl";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { useProfileUpdate } from "./useProfileUpdate.ts";

interface ProfileProps {
  readonly data: Output<"getPersonData">;
  /** Reads the profile again. */
  readonly onChanged: () => Promise<unknown>;
}

/** What a customer sets themselves: language of letters, how they are written to and read, password, sessions. */
export function Profile({ data, onChanged }: ProfileProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pending, done, problem, ask } = useProfileUpdate(onChanged);
  return (
    <>
      <ProblemNotice problem={problem} />
      <PartFrame id="letters" title={formatMessage({ id: "cabinet.letters" })}>
        <MessageLanguage value={pending?.lang ?? data.lang} saved={done?.lang !== undefined} onChange={(lang) => ask({ lang })} />
      </PartFrame>
      <PartFrame id="contact" title={formatMessage({ id: "cabinet.contact" })}>
        <WrittenContact
          value={pending?.inWriting ?? data.inWriting}
          saved={done?.inWriting !== undefined}
          onChange={(inWriting) => ask({ inWriting })}
        />
      </PartFrame>
      <PartFrame id="reading" title={formatMessage({ id: "cabinet.reading" })}>
        <ReadingChoice
          value={pending?.reading ?? data.reading}
          saved={done?.reading !== undefined}
          onChange={(reading) => ask({ reading })}
        />
      </PartFrame>
      <PartFrame id="password" title={formatMessage({ id: "cabinet.password" })}>
        <p>{formatMessage({ id: "cabinet.password.lead" })}</p>
        <div>
          <Button variant="secondary" href={href("cabinetResetPassword", locale)}>
            {formatMessage({ id: "cabinet.password.submit" })}
          </Button>
        </div>
      </PartFrame>
      <PartFrame id="sessions" title={formatMessage({ id: "cabinet.sessions" })}>
        <p>{formatMessage({ id: "cabinet.sessions.lead" })}</p>
        <SessionList sessions={data.sessions} ending={pending?.endSession} onEnd={(endSession) => ask({ endSession })} />
      </PartFrame>
    </>
  );
}
