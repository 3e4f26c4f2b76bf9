import { calls } from "@shanyraq/calls";
import { solvedCaptcha } from "../src/product/solved-captcha.ts";
import { visitor, type Visitor } from "../src/product/visitor.ts";

/** A visitor of calls alone who does what a browser does for the captcha, where a call asks for it. */
export const solvingVisitor = (origin: string): Visitor =>
  visitor(origin, "ru", async (name) => (calls[name].captcha ? { captcha: await solvedCaptcha(origin) } : {}));
