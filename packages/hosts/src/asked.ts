import { exactPages, hostRules } from "@shanyraq/routes/hosting";
import { plainFiles, type Exported } from "./exported.ts";
import { anyOf } from "./templates.ts";

/** Addresses of content that may be newer than the export, and those among them that are something else. */
export const asked = (exported: Exported): { readonly pattern: string; readonly except: string } => {
  const content = hostRules.filter(({ asks }) => asks);
  const shells = hostRules.filter(({ asks }) => !asks);
  return {
    pattern: anyOf(content.map(({ path }) => path)),
    except: `(?:/api/.*|${anyOf([...exactPages, ...shells.map(({ path }) => path), ...plainFiles(exported)])})`,
  };
};
