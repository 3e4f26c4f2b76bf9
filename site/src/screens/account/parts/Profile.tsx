import type { Input, Output } from "@shanyraq/calls";
import { href } from "@shanyraq/routes";
import type { BecameOf } from "@shanyraq/ui/account/profile/ChangeOutcome.tsx";
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

type Change = Input<"userUpdate">;

interface ProfileProps {
  readonly data: Output<"getPersonData">;
  /** Reads the profile again. */
  readonly onChanged: () => Promise<unknown>;
}

/** What a customer sets themselves: language of letters, how they are written to and read, password, sessions. */
export function Profile({ data, onChanged }: ProfileProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pending, done, refused, ask } = useProfileUpdate(onChanged);
  /** Of each kind of choice: what became of the last one that was pressed. */
  const became = <Kind extends keyof Change>(kind: Kind): BecameOf<NonNullable<Change[Kind]>> | undefined => {
    const of = refused?.change[kind];
    if (refused && of !== undefined) return { of, problem: refused.problem };
    const kept = done?.[kind];
    return kept === undefined ? undefined : { of: kept };
  };
  return (
    <>
      <PartFrame id="letters" title={formatMessage({ id: "cabinet.letters" })}>
        <MessageLanguage value={pending?.lang ?? data.lang} became={became("lang")} onChange={(lang) => ask({ lang })} />
      </PartFrame>
      <PartFrame id="contact" title={formatMessage({ id: "cabinet.contact" })}>
        <WrittenContact
          value={pending?.inWriting ?? data.inWriting}
          became={became("inWriting")}
          onChange={(inWriting) => ask({ inWriting })}
        />
      </PartFrame>
      <PartFrame id="reading" title={formatMessage({ id: "cabinet.reading" })}>
        <ReadingChoice value={pending?.reading ?? data.reading} became={became("reading")} onChange={(reading) => ask({ reading })} />
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
        <ProblemNotice
          problem={became("endSession")?.problem}
          title={formatMessage({ id: "cabinet.sessions.refused" })}
          offline={formatMessage({ id: "account.problem.offlinePress" })}
        />
        <SessionList sessions={data.sessions} ending={pending?.endSession} onEnd={(endSession) => ask({ endSession })} />
      </PartFrame>
    </>
  );
}
