/** The kinds of activity for tests and stories; the product asks its back office instead. */
export { oked } from "@shanyraq/rules/oked";
