import { codeTo, consentOf, foreigner } from "../account.ts";
import { askedConsent, consentShown } from "./consents.ts";
import type { Fixture, World } from "../world.ts";

const type = "ConsentPersonalData";
const requested = ({ office, owner }: World) => askedConsent(office, owner, office.person("everyStatus").id);

type ConsentCall =
  | "getConsentText"
  | "sendSmsOtp"
  | "setConsentOtp"
  | "getPersonAgreements"
  | "setPersonAgreements"
  | "setConsent"
  | "signConsent"
  | "checkConsent";

/** Every call of a consent, made correctly: by a person who is not a customer yet, and by a customer. */
export const consentFixtures: { readonly [N in ConsentCall]: Fixture<N> } = {
  getConsentText: ["stranger", async ({ office }) => ({ type: "ConsentPersonalData", ClientGUID: (await consentOf(office)).ClientGUID })],
  sendSmsOtp: [
    "stranger",
    async ({ office }) => {
      const { ClientGUID } = await consentOf(office);
      office.clock.now += 120_000;
      return { PhoneNumber: foreigner.phone, ClientGUID, TypeOTP: "ConsentPD", Email: "" };
    },
  ],
  setConsentOtp: [
    "stranger",
    async ({ office }) => {
      const { given } = await consentOf(office);
      return { ...given, code: codeTo(office, foreigner.digits) };
    },
  ],
  getPersonAgreements: ["owner", () => ({})],
  setPersonAgreements: ["buyer", () => ({ type, agree: false as const })],
  setConsent: ["owner", requested],
  signConsent: [
    "owner",
    async (world) => {
      const { office, owner, signers } = world;
      const reading = await requested(world);
      const { xml } = await consentShown(office, owner);
      const key = await signers.issue(office.person("everyStatus").iin ?? "");
      return { ...reading, signature: await signers.sign(key, new TextEncoder().encode(xml)) };
    },
  ],
  checkConsent: ["buyer", () => ({ type })],
};
