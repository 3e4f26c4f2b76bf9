import type { PlainMessageId } from "@shanyraq/i18n";

/** The id of the sentence that a schema of `forms` refuses with: there every message is an id. */
export const refusalId = (message: string): PlainMessageId => message as PlainMessageId;
