/** Where keys are kept, by the names that NCALayer knows. */
export const storages = {
  kaztoken: "AKKaztokenStore",
  idCard: "AKKZIDCardStore",
  eToken72k: "AKEToken72KStore",
  eToken5110: "AKEToken5110Store",
  jaCarta: "AKJaCartaStore",
  aKey: "AKAKEYStore",
  pkcs12: "PKCS12",
  jks: "JKS",
} as const;

export type Storage = (typeof storages)[keyof typeof storages];
