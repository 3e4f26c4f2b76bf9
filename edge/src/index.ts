export * from "./captcha/altcha.ts";
export * from "./captcha/captcha.ts";
export * from "./captcha/recaptcha.ts";
export * from "./edge-options.ts";
export * from "./routes.ts";
export * from "./session/denials.ts";
export * from "./session/keys.ts";
export { SESSION_COOKIE } from "./session/session.ts";
export * from "./session/sessions.ts";
