/** A file that goes with an e-mail. */
export interface Attachment {
  readonly name: string;
  readonly mime: string;
  /** Its bytes in base64. */
  readonly data: string;
}

export interface Message {
  /** The same key is the same message: the receiver sends it once. */
  readonly key: string;
  readonly channel: "sms" | "email" | "whatsapp";
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** Of an e-mail alone. */
  readonly attachments?: readonly Attachment[];
}

export interface Messages {
  send(message: Message): Promise<void>;
}
