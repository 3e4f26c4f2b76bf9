import { Component, type ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
}

/** A part of a page that can be done without: should it fail, the rest stays. */
export class SectionGuard extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
