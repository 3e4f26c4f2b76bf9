import { todayIn } from "@shanyraq/rules";
import { ClockBanner } from "@shanyraq/ui/shell/ClockBanner.tsx";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { now } from "../browser/clock.ts";

/** The day of the sandbox's clock, with the way to the page that moves it. */
export function SandboxClock() {
  const locale = useLocale();
  return (
    <LaterMessages>
      <ClockBanner day={todayIn(now(), "Asia/Almaty")} clockHref={`/sandbox/clock?lang=${locale}`} />
    </LaterMessages>
  );
}
