import { fileURLToPath } from "node:url";
import { EdgeRuntime } from "edge-runtime";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { toBase64 } from "./bytes.ts";
import { fixture } from "./testing/fixture.ts";

async function bundle(entry: string): Promise<string> {
  const built = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "signing",
    platform: "browser",
    target: "es2022",
  });
  return `${built.outputFiles[0]?.text ?? ""}\nglobalThis.signing = signing;`;
}

it("the verifier runs without process and Buffer, and verifies a national GOST document", async () => {
  const runtime = new EdgeRuntime({ initialCode: await bundle("./index.ts") });
  const files = ["root_test_gost_2022.cer", "nca_gost2022_test.cer", "individual_attached.der"].map(
    (name) => `signing.fromBase64("${toBase64(fixture(name))}")`,
  );
  const output = await runtime.evaluate<Promise<string>>(`
    const trust = signing.createTrustList({ anchors: [${files[0]}], intermediates: [${files[1]}] });
    signing.verifyCms(${files[2]}, { trust: trust.value, at: new Date("2026-11-21") }).then(({ value }) =>
      [typeof process, typeof Buffer, value.signers[0].signature, value.signers[0].trust, value.signers[0].subject.iin].join(" "))
  `);
  expect(output).toBe("undefined undefined good good 123456789011");
});
