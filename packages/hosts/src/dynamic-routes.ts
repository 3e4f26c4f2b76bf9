import { exactPages, hostRules } from "@shanyraq/routes/hosting";
import { plainFiles, type Exported } from "./exported.ts";
import { anyOf } from "./templates.ts";

/** Files of the export: those at its top, and the folders of the others. */
function places(exported: Exported): readonly string[] {
  const found = plainFiles(exported).map((file) => {
    const [, first = "", ...rest] = file.split("/");
    return rest.length > 0 ? `/${first}/{rest+}` : file;
  });
  return [...new Set(found)];
}

/** Addresses of content that may be newer than the export, and those among them that are something else. */
export const dynamicRoutes = (exported: Exported): { readonly pattern: string; readonly except: string } => {
  const content = hostRules.filter(({ asks }) => asks);
  const shells = hostRules.filter(({ asks }) => !asks);
  return {
    pattern: anyOf(content.map(({ path }) => path)),
    except: `(?:/api/.*|${anyOf([...exactPages, ...shells.map(({ path }) => path), ...places(exported)])})`,
  };
};
