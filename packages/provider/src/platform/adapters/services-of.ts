import { usualClaimLimits } from "../ports/claim-limits.ts";
import { inlineInspect } from "../ports/inspect.ts";
import { passwordsAt } from "../ports/passwords.ts";
import { encryptedFiles } from "./encrypted-files.ts";
import { filesInDatabase } from "./files-in-database.ts";
import type { ProviderOptions, Services } from "../ports/provider-options.ts";

/** The ports that a host gave, and the defaults for those that it left out. */
export const servicesOf = (options: ProviderOptions): Services => ({
  ...options,
  files: encryptedFiles(options.files ?? filesInDatabase(options.database), { ...options, keys: options.filesKeys }),
  inspect: options.inspect ?? inlineInspect,
  claimLimits: options.claimLimits ?? usualClaimLimits,
  passwords: options.passwords ?? passwordsAt(),
});
