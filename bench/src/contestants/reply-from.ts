// A proxy that forwards whatever comes and checks nothing: what ours is compared with.
import replyFrom from "@fastify/reply-from";
import fastify from "fastify";
import { serving } from "./serve.ts";

const app = fastify();
// Bodies go through as they come; to read them as JSON and write them again would cost it more.
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
await app.register(replyFrom, { base: process.env["PROVIDER_URL"] ?? "" });
app.all("/*", (_request, reply) => reply.from());
serving(await app.listen({ port: 0, host: "127.0.0.1" }));
