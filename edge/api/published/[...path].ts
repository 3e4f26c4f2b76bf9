import { publishedFunction } from "../../src/functions/published.ts";
import { deployed } from "../../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(publishedFunction, () => process.env);
