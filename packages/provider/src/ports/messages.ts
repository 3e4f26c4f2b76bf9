export interface Letter {
  /** The same key is the same letter: the receiver sends it once. */
  readonly key: string;
  readonly channel: "sms" | "email" | "whatsapp";
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

export interface Messages {
  send(letter: Letter): Promise<void>;
}
