import path from "node:path";
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol as Named,
  type Type,
} from "typescript/unstable/sync";
import { initialsIn } from "./initials-in.ts";
import { kindsBy, membersOf } from "./kind-of.ts";
import type { ComponentFact, PropFact } from "./prop-fact.ts";

/** Written out whole: what Storybook shows may be long. */
const WHOLE = NodeBuilderFlags.NoTruncation;
/** What every element of HTML may be given and a story gives most often. */
const USUAL = new Set(["children", "href", "onClick"]);
/** More than this many props that are not the product's own are those of an element of HTML: a button would have 286. */
const MANY = 40;
const isForeign = ({ declarations }: Named) => declarations.length > 0 && declarations.every((one) => one.path.includes("/node_modules/"));
const worthTelling = <Prop extends { readonly part: Named }>(props: readonly Prop[]): readonly Prop[] => {
  const many = props.filter(({ part }) => isForeign(part)).length > MANY;
  return props.filter(({ part }) => !many || !isForeign(part) || USUAL.has(part.name));
};
const isComponentName = (name: string) => /^[A-Z][A-Za-z]*[a-z]/.test(name);
const withoutNothing = (text: string) => text.replace(/ \| undefined$/, "");
/** A function that stands alone needs no brackets. */
const withoutBrackets = (text: string) => text.replace(/^\((\(.*\) => [^|()]*)\)$/, "$1");

/** What a component takes. A styled one is generic in its call, so its props are read where it keeps the initial ones. */
function takenBy(checker: Checker, component: Type): Type | undefined {
  const [drawn] = checker.getSignaturesOfType(component, SignatureKind.Call);
  const styled = checker.getPropertyOfType(component, "styledComponentId") && checker.getPropertyOfType(component, "defaultProps");
  const kept = styled && checker.getTypeOfSymbol(styled);
  if (kept) return checker.getNonNullableType(kept);
  return drawn && checker.getParameterType(drawn, 0);
}

/** Every prop of a type, also those which only some members of a union have. */
function propsOf(checker: Checker, type: Type): readonly { readonly part: Named; readonly everywhere: boolean }[] {
  const shared = checker.getPropertiesOfType(type);
  const known = new Set(shared.map(({ name }) => name));
  const others = type.isUnionType() ? type.getTypes().flatMap((one) => checker.getPropertiesOfType(one)) : [];
  const sometimes = others.filter(({ name }) => !known.has(name) && known.add(name));
  return [...shared.map((part) => ({ part, everywhere: true })), ...sometimes.map((part) => ({ part, everywhere: false }))];
}

const isInterface = (type: Type) =>
  type.isClassOrInterface() && type.getSymbol()?.declarations.every((one) => !one.path.includes("/node_modules/"));

/** The checker, and the kinds that it has given so far. */
interface OpenProgram {
  readonly project: Project;
  readonly checker: Checker;
  readonly kindOf: ReturnType<typeof kindsBy>;
}

/** What stands behind the name of a type, or of what a list holds: the members of a union, the fields of an object. */
function behindOf(checker: Checker, given: Type): string | undefined {
  const whole = checker.getNonNullableType(given) ?? given;
  const type = checker.isArrayLikeType(whole) && whole.isTypeReference() ? (checker.getTypeArguments(whole)[0] ?? whole) : whole;
  if (!type.getAliasSymbol() && !isInterface(type)) return undefined;
  const written = (one: Type) => {
    if (!one.isObjectType() || checker.getSignaturesOfType(one, SignatureKind.Call).length > 0)
      return checker.typeToString(one, undefined, WHOLE);
    const fields = checker.getPropertiesOfType(one).map((field) => {
      const inside = checker.getTypeOfSymbol(field);
      const text = withoutNothing(inside ? checker.typeToString(inside, undefined, WHOLE) : "unknown");
      return `${field.name}${field.flags & SymbolFlags.Optional ? "?" : ""}: ${text}`;
    });
    return `{ ${fields.join("; ")} }`;
  };
  return membersOf(type).map(written).join("\n| ");
}

function factOf(
  { checker, kindOf }: OpenProgram,
  { part, everywhere }: { readonly part: Named; readonly everywhere: boolean },
): PropFact | undefined {
  const type = checker.getTypeOfSymbol(part);
  if (!type) return undefined;
  const text = withoutBrackets(withoutNothing(checker.typeToString(type, undefined, WHOLE)));
  const sort = kindOf(type);
  const behind = sort.kind === "data" || sort.kind === "opaque" ? behindOf(checker, type) : undefined;
  return {
    name: part.name,
    ...sort,
    type: text,
    ...(behind && behind !== text && { behind }),
    required: everywhere && (part.flags & SymbolFlags.Optional) === 0,
    description: part.getDocumentationComment(checker),
  };
}

/** The components of the kit that a file draws with. */
const drawnIn = (source: string): readonly string[] =>
  [...source.matchAll(/import \{([^}]+)\} from "(?:@shanyraq\/kit\/|\.\.?\/)[^"]*\.tsx"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => isComponentName(name) && !name.startsWith("type "));

export interface PropReader {
  /** Of each component that a file exports, its props as the compiler sees them. */
  readonly componentsIn: (file: string, source: string) => readonly ComponentFact[];
  /** Files that have changed since: the next question is answered of what stands in them now. */
  readonly changed: (files: readonly string[]) => void;
  readonly close: () => void;
}

/** Asks TypeScript's own checker, the one that checks the repository: 3,000 files are read in two seconds. */
export function openPropReader(repository: string): PropReader {
  const api = new API({ cwd: repository });
  const configuration = path.join(repository, "tsconfig.json");
  const opened = (changes: readonly string[] = []): OpenProgram => {
    const snapshot = api.updateSnapshot({
      openProjects: [configuration],
      ...(changes.length > 0 && { fileChanges: { changed: [...changes] } }),
    });
    const project = snapshot.getProject(configuration);
    if (!project) throw new Error(`TypeScript has no project ${configuration}`);
    return { project, checker: project.checker, kindOf: kindsBy(project.checker) };
  };
  let program = opened();
  return {
    componentsIn: (file, source) => {
      const { checker, project } = program;
      const parsed = project.program.getSourceFile(file);
      const module = parsed && checker.getSymbolAtLocation(parsed);
      if (!module) return [];
      const initials = initialsIn(source);
      return checker.getExportsOfModule(module).flatMap((exported): ComponentFact[] => {
        const type =
          isComponentName(exported.name) && (exported.flags & SymbolFlags.Value) !== 0 ? checker.getTypeOfSymbol(exported) : undefined;
        if (!type || checker.getSignaturesOfType(type, SignatureKind.Call).length === 0) return [];
        const taken = takenBy(checker, type);
        const given = initials.get(exported.name);
        const props = worthTelling(taken ? propsOf(checker, taken) : []).flatMap((one) => factOf(program, one) ?? []);
        return [
          {
            displayName: exported.name,
            description: exported.getDocumentationComment(checker),
            props: props.map((prop) => ({ ...prop, initial: given?.get(prop.name) })),
            draws: drawnIn(source),
          },
        ];
      });
    },
    changed: (files) => void (program = opened(files)),
    close: () => api.close(),
  };
}
