import type { IntlShape } from "react-intl";

/** The insurer's time: a desk and its log read the same hour, wherever the computer thinks it is. */
const ZONE = "Asia/Almaty";

/** The hour and minute of an instant, as every language of the site writes it: 09:05. */
export const timeText = ({ formatTime }: Pick<IntlShape, "formatTime">, iso: string): string =>
  formatTime(iso, { timeZone: ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
