import type {ComponentProps, ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import {detectLanguage} from '@site/src/utils/detectLanguage';

/** Adds `lang` to Chinese labels, such as that of the version dropdown in the mobile menu. */
export default function DropdownNavbarItemWrapper({
  label,
  ...props
}: ComponentProps<typeof DropdownNavbarItem>): ReactNode {
  const language = typeof label === 'string' ? detectLanguage(label) : undefined;
  const marked = language ? <span lang={language}>{label}</span> : label;
  return <DropdownNavbarItem {...props} label={marked as string} />;
}
