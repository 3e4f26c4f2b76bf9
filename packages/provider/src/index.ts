export { canWrite } from "./database/can-write.ts";
export { migrate } from "./database/migrate.ts";
export { FolderInUse } from "./database/folder-lock.ts";
export { oneAtATime } from "./database/one-at-a-time.ts";
export { openStatements } from "./database/open-pool.ts";
export { openDatabase } from "./database/open.ts";
export type { Database, DatabasePlace } from "./database/open.ts";
export { looseLimits, productionLimits } from "./limits.ts";
export type { ProviderLimits } from "./limits.ts";
export { faultText } from "./folder/fault.ts";
export type { Fault } from "./folder/fault.ts";
export { importContent } from "./folder/import-content.ts";
export type { Imported } from "./folder/import-content.ts";
export { contentFolder } from "./folder/read-folder.ts";
export { registryOverHttp, RegistryError } from "./registry-over-http.ts";
export { citizensOverHttp, CitizensBaseError } from "./citizens-over-http.ts";
export { kaspiOverHttp, PaymentServiceError } from "./kaspi-over-http.ts";
export { lettersOverHttp, MessageServiceError } from "./messages/letters-over-http.ts";
export type {
  Letter,
  Juridical,
  LogEntry,
  Messages,
  MobileCitizens,
  PaymentRequest,
  Payments,
  PhoneOwner,
  PaymentStatus,
  PortPaymentState,
  Provider,
  ProviderOptions,
  Registry,
} from "./ports.ts";
export { seedContent } from "./seed/seed-content.ts";
export { seedPeople } from "./seed/seed-people.ts";
export { seedStatements } from "./seed/seed-statements.ts";
export { seededPeople } from "./seed/seeded-person.ts";
export type { SeededPerson } from "./seed/seeded-person.ts";
export { createProvider } from "./server/create-provider.ts";
export { qrSigningOverHttp, QrServiceError } from "./signing/qr-signing-over-http.ts";
export type { QrOperation, QrPaper, QrSigning } from "./signing/qr-signing.ts";
export type { Signatures } from "./signing/signatures.ts";
export { seedSignings } from "./seed/seed-signings.ts";
export { readCallbacks } from "./statements/read-callbacks.ts";
