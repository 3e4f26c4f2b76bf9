import { logoutFunction } from "../src/functions/logout.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(logoutFunction, () => process.env);
