import type { NotMeState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { AnswerHeading } from "../forms/AnswerHeading.tsx";

interface NotMeViewProps {
  readonly state: NotMeState;
  readonly phone: string;
  /** The page with offices and their phones. */
  readonly officesHref: string;
  readonly onPress: () => void;
  /** To the login by a signature, which opens a frozen account. */
  readonly onSignature: () => void;
}

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <Stack $gap={1.5}>
    <Heading level={2} look={3}>
      {title}
    </Heading>
    <Stack as="ul" $gap={1}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Stack>
  </Stack>
);

/** What one press does, before it is pressed. */
function Asking({ state, onPress }: Pick<NotMeViewProps, "onPress"> & { readonly state: Extract<NotMeState, { token: string }> }) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={3}>
        <Points
          title={formatMessage({ id: "notMe.does" })}
          points={[
            formatMessage({ id: "notMe.does.shut" }),
            formatMessage({ id: "notMe.does.out" }),
            formatMessage({ id: "notMe.does.keeps" }),
          ]}
        />
        {state.at === "asking" && <ProblemNotice problem={state.problem} />}
        <Cluster>
          <Button busy={state.at === "sending"} onClick={onPress}>
            {formatMessage({ id: "notMe.press" })}
          </Button>
        </Cluster>
        <p>{formatMessage({ id: "notMe.mine" })}</p>
      </Stack>
    </Card>
  );
}

/** The ways back into an account that neither the password nor the phone opens. */
function Next({ phone, officesHref, onSignature }: Pick<NotMeViewProps, "phone" | "officesHref" | "onSignature">) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={3}>
        <Points
          title={formatMessage({ id: "notMe.next" })}
          points={[
            formatMessage({ id: "notMe.next.sim" }),
            formatMessage({ id: "notMe.next.signature" }),
            formatMessage({ id: "notMe.next.call" }),
          ]}
        />
        <Cluster>
          <Button onClick={onSignature}>{formatMessage({ id: "notMe.next.login" })}</Button>
          <Button href={telOf(phone)} variant="secondary">
            <CallWords phone={phone} />
          </Button>
          <WriteLink />
          <Button href={officesHref} variant="secondary">
            {formatMessage({ id: "notMe.next.offices" })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Answer = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack $gap={1}>
    <AnswerHeading>{title}</AnswerHeading>
    <p>{children}</p>
  </Stack>
);

/** The page behind the link of the message about a changed phone, e-mail or password: what the one press does, and what to do after it. */
export function NotMeView({ state, onPress, ...ways }: NotMeViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  switch (state.at) {
    case "asking":
    case "sending":
      return <Asking state={state} onPress={onPress} />;
    case "without":
      return (
        <Stack $gap={3}>
          <Answer title={formatMessage({ id: "notMe.without" })}>{formatMessage({ id: "notMe.without.text" })}</Answer>
          <Next {...ways} />
        </Stack>
      );
    case "over":
      return (
        <Stack $gap={3}>
          <Answer title={formatMessage({ id: "notMe.over" })}>{formatMessage({ id: "notMe.over.text" })}</Answer>
          <Next {...ways} />
        </Stack>
      );
    case "frozen":
      return (
        <Stack $gap={3}>
          <Answer title={formatMessage({ id: "notMe.done" })}>
            {formatMessage({ id: "notMe.done.until" }, { until: dateText(intl, state.until, true) })}
          </Answer>
          <Next {...ways} />
        </Stack>
      );
  }
}
