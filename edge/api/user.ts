import { userFunction } from "../src/functions/user.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(userFunction, () => process.env);
