/** One place of a menu: a page, or a heading that opens its items and has no address. */
export interface MenuItem {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly position: number;
  readonly items: readonly MenuItem[];
  readonly open: boolean;
}
