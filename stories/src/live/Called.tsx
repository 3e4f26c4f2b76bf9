import type { CallName, Input, Output } from "@shanyraq/calls";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { isLocale } from "@shanyraq/i18n";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { attemptIn } from "./ports.ts";

interface CalledProps<Name extends CallName> {
  readonly name: Name;
  readonly input: Input<Name>;
  readonly children: (reply: Output<Name>) => ReactNode;
}

/** What a call answers, drawn: waiting, failed with a way to repeat, or shown. */
export function Called<Name extends CallName>({ name, input, children }: CalledProps<Name>) {
  const { formatMessage, locale } = useIntl();
  const language = locale.slice(0, 2);
  const [answer, setAnswer] = useState<{ readonly value?: Output<Name> }>();
  const ask = useCallback(() => {
    setAnswer(undefined);
    void attemptIn(isLocale(language) ? language : "ru")(name, input).then((outcome) =>
      setAnswer(outcome.ok ? { value: outcome.value } : {}),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a story asks the same all its life
  }, [language]);
  useEffect(ask, [ask]);
  if (!answer) {
    return (
      <div aria-busy="true" data-waiting="yes">
        <Skeleton $height="20rem" />
      </div>
    );
  }
  if (answer.value === undefined)
    return <FailureState title={formatMessage({ id: "cabinet.failed.contracts" })} onRetry={ask} requestId="01JD9Z7K2M" />;
  return children(answer.value);
}
