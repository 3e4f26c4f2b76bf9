import { SymbolFlags, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import type { PropFact } from "./prop-fact.ts";

const hasFlag = ({ flags }: Type, flag: TypeFlags): boolean => (flags & flag) !== 0;
const isAbsent = (type: Type) => hasFlag(type, TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void);
/** `string & {}` is how a type keeps its suggestions and takes any text. */
const isText = (type: Type): boolean =>
  (hasFlag(type, TypeFlags.StringLike) && !hasFlag(type, TypeFlags.StringLiteral)) ||
  (type.isIntersectionType() && type.getTypes().some(isText));
const isNumber = (type: Type) => hasFlag(type, TypeFlags.NumberLike) && !hasFlag(type, TypeFlags.NumberLiteral);

/** The members of a union without what stands for nothing; any other type is its own only member. */
export const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]).filter((one) => !isAbsent(one));

const isNamed = (type: Type, names: RegExp) => names.test(type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? "");
const NODES = /^(?:ReactNode|ReactElement|ReactPortal|Element|AwaitedReactNode)$/;
const OPAQUE =
  /^(?:Ref|RefObject|RefCallback|File|Blob|Date|Map|ReadonlyMap|Set|ReadonlySet|Promise|URL|HTML\w*Element|SVG\w*Element|AbortSignal)$/;

/** Tells the kinds of props apart, and follows what is generic to its bounds. */
export function kindsBy(checker: Checker) {
  const isEvent = (type: Type) => type.isObjectType() && checker.getSignaturesOfType(type, 0).length > 0;

  /** What is known already; a type that holds itself is data as far as the rest of it is. */
  const known = new Map<number, boolean>();
  /** Whether a value of the type can be written down as JSON. */
  function isData(type: Type): boolean {
    const before = known.get(type.id);
    if (before !== undefined) return before;
    known.set(type.id, true);
    const found = isWritten(type);
    known.set(type.id, found);
    return found;
  }
  function isWritten(type: Type): boolean {
    if (!hasFlag(type, TypeFlags.Object | TypeFlags.UnionOrIntersection)) return !hasFlag(type, TypeFlags.ESSymbolLike);
    if (isNamed(type, NODES) || isNamed(type, OPAQUE) || isEvent(type)) return false;
    if (type.isUnionType()) return membersOf(type).every(isData);
    if (checker.isArrayLikeType(type) && type.isTypeReference()) return checker.getTypeArguments(type).every(isData);
    return checker.getPropertiesOfType(type).every((part) => {
      const inside = checker.getTypeOfSymbol(part);
      return (part.flags & SymbolFlags.Method) === 0 && inside !== undefined && isData(inside);
    });
  }

  /** The kind of a prop, and the values of a choice. */
  return function kindOf(given: Type): Pick<PropFact, "kind" | "options"> {
    const type = given.isTypeParameter() ? (checker.getBaseConstraintOfType(given) ?? given) : given;
    if (isNamed(type, NODES)) return { kind: "node" };
    if (isNamed(type, OPAQUE)) return { kind: "opaque" };
    const members = membersOf(type);
    if (members.length === 0) return { kind: "opaque" };
    if (members.every((one) => hasFlag(one, TypeFlags.BooleanLike))) return { kind: "boolean" };
    if (members.every((one) => one.isLiteralType()))
      return { kind: "choice", options: members.map((one) => (one as Type & { readonly value: boolean | number | string }).value) };
    if (members.every(isEvent)) return { kind: "event" };
    if (members.some((one) => isNamed(one, NODES))) return { kind: "node" };
    if (members.every(isNumber)) return { kind: "number" };
    if (
      members.some(isText) &&
      members.every((one) => isText(one) || hasFlag(one, TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike))
    )
      return { kind: "text" };
    return { kind: members.every((one) => isData(one)) ? "data" : "opaque" };
  };
}
