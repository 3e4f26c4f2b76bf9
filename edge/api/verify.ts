import { verifyFunction } from "../src/functions/verify.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(verifyFunction, () => process.env);
export const POST = deployed(verifyFunction, () => process.env);
