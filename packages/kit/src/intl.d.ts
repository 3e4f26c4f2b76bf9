import type { MessageId } from "@shanyraq/i18n";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: string;
    }
  }
}
