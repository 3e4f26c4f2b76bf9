/** One specimen for every state of a flow: a state that has none does not compile. */
export type StatesOf<State extends { readonly at: string }> = { readonly [At in State["at"]]: State & { readonly at: At } };
