import { plainFormsFunction } from "../../src/functions/plain-forms.ts";
import { deployed } from "../../src/vercel.ts";

export const config = { runtime: "edge" };
const forms = deployed(plainFormsFunction, () => process.env);
export { forms as GET, forms as POST };
