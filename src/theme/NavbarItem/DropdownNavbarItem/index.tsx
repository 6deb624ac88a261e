import type {ComponentProps, ReactNode} from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';

const chinese = /\p{Script=Han}/u;

/** Adds `lang` to Chinese labels, such as that of the version dropdown in the mobile menu. */
export default function DropdownNavbarItemWrapper({
  label,
  ...props
}: ComponentProps<typeof DropdownNavbarItem>): ReactNode {
  const marked = typeof label === 'string' && chinese.test(label) ? <span lang="zh-Hant">{label}</span> : label;
  return <DropdownNavbarItem {...props} label={marked as string} />;
}
