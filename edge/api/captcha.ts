import { captchaFunction } from "../src/functions/captcha.ts";
import { deployed } from "../src/vercel.ts";

export const config = { runtime: "edge" };
export const GET = deployed(captchaFunction, () => process.env);
