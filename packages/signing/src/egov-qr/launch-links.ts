/** Addresses that open the applications on a phone, with `{url}` for what the QR code holds. */
export interface LaunchTemplates {
  readonly person: string;
  readonly business: string;
}

/** Of eGov Mobile and eGov Business. They work on a phone with the application alone. */
export const launchTemplates: LaunchTemplates = {
  person: "https://m.egov.kz/mobileSign/?link={url}",
  business: "https://m.egov.kz/businessSign/?link={url}",
};

/** Both links for an address that the phone is to ask. */
export function launchLinks(address: string, templates: LaunchTemplates = launchTemplates): LaunchTemplates {
  const fill = (template: string) => template.replaceAll("{url}", () => encodeURIComponent(address));
  return { person: fill(templates.person), business: fill(templates.business) };
}

/** The text of the QR code: the address that the application asks for what to sign. */
export const qrText = (address: string): string => `mobileSign:${address}`;
