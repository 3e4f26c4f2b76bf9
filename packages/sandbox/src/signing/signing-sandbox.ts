import type { Locale } from "@shanyraq/i18n";
import type { Trust } from "@shanyraq/signing/trust";
import { insurerKeyOver, seedSignings, type Database, type InsurerKey, type SeededPerson } from "@shanyraq/provider";
import { toBase64 } from "@shanyraq/signing";
import type { Markup } from "@shanyraq/rules/markup";
import { applicationPage } from "./application-page.ts";
import { signingCards } from "./signing-cards.ts";
import type { SandboxDatabase } from "../tables.ts";
import { createSandboxAuthority } from "./authority.ts";
import { renewedAuthority } from "./renewed-authority.ts";
import { insurersSignatory, keyList } from "./key-list.ts";
import { listenApplication, type ListeningApplication } from "./listen-application.ts";
import { qrOperations } from "./qr-operations.ts";
import { qrService } from "./qr-service.ts";
import { applicationModes, createVirtualApplication } from "./virtual-application.ts";

/** All that signs in the sandbox: the authority, the phone and the application. */
export interface SigningSandbox {
  readonly signatures: Trust;
  /** The key of the insurer: what is bought in the sandbox carries its signature as well. */
  readonly insurerKey: InsurerKey;
  /** Takes the application's port; answers whether it was free. */
  readonly listen: () => Promise<ListeningApplication | undefined>;
  /** Documents to sign in every state; does nothing when some exist. */
  readonly seed: () => Promise<void>;
  /** Issues all keys again once the clock has left those behind that there are. */
  readonly renew: () => Promise<void>;
  readonly service: (request: Request, path: string) => Promise<Response>;
  readonly cards: (locale: Locale) => Promise<readonly Markup[]>;
  readonly page: (locale: Locale) => Response;
  /** The responder of its authority: what is posted to it is a question about a certificate. */
  readonly answer: (request: Request) => Promise<Response>;
  /** What a person pressed on the phone's page or in the application's window; false: there is no such button. */
  readonly press: (path: string) => Promise<boolean>;
}

interface Parts {
  readonly database: Database;
  readonly tables: SandboxDatabase;
  readonly clock: () => number;
  readonly origin: string;
  readonly local: string;
  readonly people: readonly SeededPerson[];
}

export async function createSigningSandbox({ database, tables, clock, origin, local, people }: Parts): Promise<SigningSandbox> {
  const { authority, renew } = await renewedAuthority(
    () => createSandboxAuthority(tables, clock, keyList(people), `${local}/sandbox/ocsp`),
    clock,
  );
  const operations = qrOperations(tables, clock);
  const application = createVirtualApplication(authority);
  let listening: ListeningApplication | undefined;

  async function onPhone(id: string, act: string): Promise<boolean> {
    if (act === "scan" || act === "refuse" || act === "expire") {
      await operations[act](id);
      return true;
    }
    const key = authority.keys().find((one) => act === `key-${one.id}`);
    const operation = key && (await operations.byId(id));
    if (!operation) return false;
    const signed = operation.documents.map(async (document) => ({
      id: document.id,
      data: toBase64(await authority.sign(key, { content: new Uint8Array(Buffer.from(document.data, "base64")) })),
    }));
    await operations.sign(id, await Promise.all(signed));
    return true;
  }

  function inWindow(id: string, act: string): boolean {
    const mode = applicationModes.find((one) => one === act);
    if (id === "revoke") return authority.revoke(act);
    if (id === "mode" && mode) application.setMode(mode);
    else application.choose(id, act === "cancel" ? undefined : act);
    return true;
  }

  return {
    signatures: authority,
    insurerKey: insurerKeyOver(database, {
      signatory: insurersSignatory,
      sign: async ({ content }) => toBase64(await authority.sign(authority.insurerKey(), { content })),
    }),
    listen: async () => (listening = await listenApplication(application)),
    seed: async () => {
      await authority.keep();
      await seedSignings(database, {
        now: clock(),
        siteOrigin: origin,
        signer: {
          insurer: insurersSignatory,
          sign: async (iin, content, at) => {
            const own = authority.keys().find((one) => one.iin === iin && one.state === "valid" && one.use === "signing");
            const key = iin === insurersSignatory.iin ? authority.insurerKey() : own;
            if (!key) throw new Error("whoever signs a seeded document has a key");
            const cms = await authority.sign(key, { content, at });
            return { cms: toBase64(cms), ...(await authority.verdictOf(cms, content, at)) };
          },
        },
      });
    },
    renew,
    service: async (request, path) => qrService(request, path, operations),
    cards: async (locale) => signingCards(locale, await operations.recent(), authority.keys()),
    page: (locale) => applicationPage(locale, application, authority.keys(), listening !== undefined),
    answer: async (request) => {
      const answer = await authority.answer(new Uint8Array(await request.arrayBuffer()));
      return new Response(answer, { headers: { "content-type": "application/ocsp-response", "cache-control": "no-store" } });
    },
    press: async (path) => {
      const [, phoneId, phoneAct] = /^\/phone\/sign\/([^/]+)\/([\w-]+)$/.exec(path) ?? [];
      if (phoneId && phoneAct) return onPhone(phoneId, phoneAct);
      const [, id, act] = /^\/ncalayer\/([^/]+)\/([\w-]+)$/.exec(path) ?? [];
      return id && act ? inWindow(id, act) : false;
    },
  };
}
