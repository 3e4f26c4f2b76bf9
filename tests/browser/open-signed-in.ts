import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { credentialsOf, type Visitor } from "../src/product/visitor.ts";
import { solvingVisitor } from "./solving-visitor.ts";

/** Opens an address in the session of a visitor who has signed in by the call. */
export async function openAs(page: Page, address: string, visitor: Visitor): Promise<void> {
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(visitor.session().cookie) ?? [];
  if (value === "") throw new Error("nobody is signed in");
  const { hostname } = new URL(address);
  await page.context().addCookies([{ name, value, domain: hostname, path: "/", secure: true, httpOnly: true, sameSite: "Strict" }]);
  // By this alone can a page tell that the browser is signed in.
  await page.addInitScript(() => localStorage.setItem("shanyraq:signed-in:v1", "true"));
  await page.goto(address);
}

/** Opens an address for somebody who has signed in already, by the call: for tests whose question is not how people sign in. */
export async function openSignedIn(page: Page, address: string, person: SeededPerson): Promise<void> {
  const visitor = solvingVisitor(new URL(address).origin);
  const { status } = await visitor.call("login", credentialsOf(person));
  if (status !== 200) throw new Error(`the login was answered with ${status}`);
  await openAs(page, address, visitor);
}
