/** Whether a product saves for somebody's studies: its page tells where one may study. */
export const forStudies = ({ kind }: { readonly kind: string }): boolean => kind === "education";
