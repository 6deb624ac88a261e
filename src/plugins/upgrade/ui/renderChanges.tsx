import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import type {KindGroup} from '../groupChanges';
import ChangeList from './ChangeList';

const roots = new WeakMap<Element, Root>();

/** Replaces the list that the build rendered, or the one before. */
export function renderChanges(container: Element, groups: KindGroup[], reference: string): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  flushSync(() => root.render(<ChangeList groups={groups} reference={reference} />));
}
