import { loginFunction } from "../src/functions/login.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(loginFunction, () => process.env);
