import { calls } from "@shanyraq/calls";
import { solvedCaptcha } from "../src/product/solved-captcha.ts";
import { visitor, type Visitor } from "../src/product/visitor.ts";

/** A visitor of calls alone who does what a browser does for the captcha, where a call asks for it. */
export function solvingVisitor(origin: string): Visitor {
  const plain = visitor(origin);
  const call: Visitor["call"] = async (name, input = {}, headers = {}) =>
    plain.call(name, calls[name].captcha ? { ...input, captcha: await solvedCaptcha(origin) } : input, headers);
  return { ...plain, call };
}
