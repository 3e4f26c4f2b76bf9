/** What is wrong with a file of the content folder, and on which line. */
export interface Fault {
  /** From the content folder on: "news/online-policy/kk.md". */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const faultText = ({ file, line, message }: Fault): string => `content/${file}:${line}: ${message}`;
