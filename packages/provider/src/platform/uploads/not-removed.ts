/** The store keeps a file that was to go; its name is the store's own code. */
export class NotRemoved extends Error {
  constructor(code: string) {
    super();
    this.name = code;
  }
}
