import { uploadFunction } from "../src/functions/upload.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const POST = deployed(uploadFunction, () => process.env);
