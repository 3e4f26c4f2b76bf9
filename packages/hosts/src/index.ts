export * from "./bundle.ts";
export * from "./cloudflare.ts";
export * from "./exported.ts";
export * from "./netlify.ts";
export * from "./nginx.ts";
export * from "./vercel.ts";
export * from "./write.ts";
