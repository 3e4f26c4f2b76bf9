import type { Page } from "@playwright/test";
import type { SeededPerson } from "@shanyraq/provider";
import { credentialsOf } from "../src/product/visitor.ts";
import { solvingVisitor } from "./solving-visitor.ts";

/** Opens an address for somebody who has signed in already, by the call: for tests whose question is not how people sign in. */
export async function openSignedIn(page: Page, address: string, person: SeededPerson): Promise<void> {
  const { origin, hostname } = new URL(address);
  const visitor = solvingVisitor(origin);
  const { status } = await visitor.call("login", credentialsOf(person));
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(visitor.session().cookie) ?? [];
  if (status !== 200 || value === "") throw new Error(`the login was answered with ${status}`);
  await page.context().addCookies([{ name, value, domain: hostname, path: "/", secure: true, httpOnly: true, sameSite: "Strict" }]);
  // By this alone can a page tell that the browser is signed in.
  await page.addInitScript(() => localStorage.setItem("shanyraq:signed-in:v1", "true"));
  await page.goto(address);
}
