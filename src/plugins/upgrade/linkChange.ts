import {parameterId} from '../../content/api/ids';
import type {ApiFacts} from '../../content/api/types';
import {classPageName} from '../../content/pageFiles';
import type {Change} from '../../content/api/changes';
import type {ShownChange} from './changesBetween';

/** Adds links into the reference, as far as it still has the class, member or parameter. */
export function linkChange({id, ...change}: Change, {classes}: ApiFacts): ShownChange {
  const entry = change.class === undefined ? undefined : classes[change.class];
  if (!entry) return id === undefined ? change : {...change, id};
  const page = classPageName(change.class!);
  const member = entry.members.find((each) => each.id === id);
  if (!member) return {...change, ...(id === undefined ? {link: page} : {id})};
  const parameter = member.parameters?.find(({name}) => name === change.parameter);
  return {...change, id: member.id, link: `${page}#${parameter ? parameterId(member, parameter) : member.id}`};
}
