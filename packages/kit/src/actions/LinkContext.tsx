import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

const PlainLink = (props: LinkProps) => <a {...props}>{props.children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The site gives its router's link here; without a provider links are plain anchors. */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

const isInternal = (href: string) => /^[/?](?!\/)/.test(href);

/** An internal address goes through the router; tel:, mailto:, #anchors and other sites never do. */
export function Link(props: LinkProps) {
  const router = use(LinkContext);
  const routed = isInternal(props.href) && props.target === undefined && props.download === undefined;
  const rel = props.target === "_blank" ? "noopener noreferrer" : props.rel;
  return createElement(routed ? router : PlainLink, rel === undefined ? props : { ...props, rel });
}
