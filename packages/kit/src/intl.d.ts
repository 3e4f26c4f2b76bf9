import type { MessageId } from "@shanyraq/i18n";
import type { MessageArguments as CatalogueArguments } from "@shanyraq/i18n/message-arguments";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface MessageArguments extends CatalogueArguments {}
    interface IntlConfig {
      locale: string;
    }
  }
}
