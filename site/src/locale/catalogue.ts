import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { PackedMessages } from "./packed-messages.ts";

/** What every page of a language needs: its words, and the shell as the provider gave it at build time. */
export interface Catalogue {
  readonly locale: Locale;
  readonly messages: PackedMessages;
  readonly menus: Output<"menus">;
  readonly socials: Output<"socials">;
  readonly company: Output<"company">;
}
