import type {} from '@theme/NavbarItem/NavbarNavLink';

declare module '@theme/NavbarItem/NavbarNavLink' {
  // The props of dropdowns extend this interface.
  interface Props {
    /** Called when the pointer or the focus reaches a dropdown. */
    readonly onIntent?: () => void;
  }
}
