import path from "node:path";
import type { Values } from "./variables.ts";

/** How the site is built again in the background. */
export interface DeskExport {
  /** A program and its arguments, divided by spaces. */
  readonly command: string;
  /** How long it may take, in milliseconds. */
  readonly limitMs: number;
  /** Where it is run. */
  readonly cwd: string;
  /** Where its builds are kept. */
  readonly folder: string;
}

/** The configuration of builds in the background; undefined without them. */
export const exportOf = (
  { DATA_DIR, DESK_EXPORT, DESK_EXPORT_SECONDS, EXPORTS_DIR }: Values,
  repository: string,
): { readonly deskExport?: DeskExport } =>
  DESK_EXPORT === undefined
    ? {}
    : {
        deskExport: {
          command: DESK_EXPORT,
          limitMs: DESK_EXPORT_SECONDS * 1_000,
          cwd: repository,
          folder: path.resolve(repository, EXPORTS_DIR ?? path.join(DATA_DIR, "exports")),
        },
      };
