/** Only the part that the tests use; the package has no types of its own. */
declare module "s3rver" {
  import type { IncomingMessage } from "node:http";
  interface S3Context {
    readonly req: IncomingMessage;
    status: number;
    body: string;
  }
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    /** What looks at a request, the first one first. */
    readonly middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
