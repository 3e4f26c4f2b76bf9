import { brand } from "@shanyraq/brand";
import { toBase64 } from "@shanyraq/signing";
import { signCms, type Identity } from "@shanyraq/signing/authority";
import type { KeyHolder, PaperToSign } from "../../platform/adapters/insurer-key-over.ts";
import type { Signers } from "./signers.ts";

/** Who signs for the insurer in tests: the head of the company whose site this is. */
export const insurersSignatory = { name: "Ахметов Арман", iin: "700101300015", bin: brand.company.bin } as const;

/** The insurer's key in a test's hands: it may be another's, fall silent, or leave the timestamp out. */
export async function insurerKeyInMemory(signers: Signers, now: number) {
  const { iin, bin } = insurersSignatory;
  const own = await signers.issue(iin, { role: "head", bin, organisation: "Insurer" });
  const state = { identity: own as Identity, broken: false, timestamped: true, onSign: () => {} };
  const papers: PaperToSign[] = [];
  const holder: KeyHolder = {
    signatory: insurersSignatory,
    sign: async (paper) => {
      papers.push(paper);
      state.onSign();
      if (state.broken) throw new Error("no line to the key");
      const at = new Date(now);
      if (state.timestamped) return signers.sign(state.identity, paper.content, at);
      return toBase64(await signCms({ content: paper.content, signers: [state.identity], attached: false, signingTime: at }));
    },
  };
  return { holder, state, asked: papers, own };
}
