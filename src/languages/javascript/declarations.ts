import {type DeclarationRules, type Declarations, findDeclarations} from '../translate/print/declarations';
import type {EventWait, Steps} from '../translate/program';
import {toCamelCase} from './names';

/** The name of the variable of a wait for an event. */
export function promiseName({variable, eventName, member}: EventWait): string {
  const stem = (variable ?? '').replace(/_?(info|promise|event)$/, '');
  const base = stem === '' ? (eventName ?? member.id.replace(/^.*-wait-for-/, '').replace(/-/g, '_')) : stem;
  return `${toCamelCase(base)}Promise`;
}

const rules: DeclarationRules = {
  flatBodies: new Set(['waitForEvent', 'startLibrary', 'with']),
  waitVariable: promiseName,
};

/** Finds where the variables of a block of code are declared: at their first assignment, or above a block. */
export const findVariables = (body: Steps, parameters: string[] = []): Declarations =>
  findDeclarations(body, parameters, rules);
