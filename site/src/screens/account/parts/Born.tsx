import { BornFacts } from "@shanyraq/ui/account/profile/BornFacts.tsx";
import { PartFrame } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import { useIntl } from "react-intl";
import { useSession, type User } from "../../../session/session.tsx";
import { useProfileUpdate } from "./useProfileUpdate.ts";

/** When the customer was born: asked once, where no register says it. */
export function Born({ user }: { readonly user: User }) {
  const { formatMessage } = useIntl();
  const { refetch } = useSession();
  const { pending, done, refused, ask } = useProfileUpdate(refetch);
  return (
    <PartFrame id="born" title={formatMessage({ id: "cabinet.born" })}>
      <BornFacts
        user={user}
        busy={pending !== undefined}
        saved={done !== undefined}
        problem={refused?.problem}
        onBirthFacts={({ birth_date, sex }) => ask({ birth_date, sex: sex === "female" ? "female" : "male" })}
      />
    </PartFrame>
  );
}
