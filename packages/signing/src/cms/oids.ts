/** Object identifiers of CMS (RFC 5652), CAdES (RFC 5126) and timestamps (RFC 3161). */
export const cmsOids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  timestampInfo: "1.2.840.113549.1.9.16.1.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  timestampToken: "1.2.840.113549.1.9.16.2.14",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  algorithmProtection: "1.2.840.113549.1.9.52",
} as const;
