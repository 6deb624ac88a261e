import type {Value, ValueOf} from '../translate/program';
import {intType} from '../translate/types';
import type {Printer} from './printer';
import {standardType} from './standardCalls';
import {boxed, commonType, itemTypeOf, javaType, rawType, typeArguments} from './typeText';

/** Members that return JSON, which Java reads with Gson. */
const jsonMembers = new Set(['response-json', 'api-response-json', 'request-post-data-json']);

/** Whether a call returns parsed JSON. */
export const isJsonCall = ({member}: ValueOf<'apiCall'>): boolean => jsonMembers.has(member.id);

/** Returns the type that a printed value has in Java. */
export function typeOf(value: Value, printer: Printer): string {
  switch (value.kind) {
    case 'text':
    case 'template':
      return 'String';
    case 'bytes':
      return 'byte[]';
    case 'number':
      return value.type.kind === intType.kind ? (isLong(value.text) ? 'long' : 'int') : 'double';
    case 'none':
      return 'null';
    case 'variable':
      return printer.types.get(value.name) ?? javaType(value.type);
    case 'apiCall':
      return apiType(value, printer);
    case 'eventValue':
      return eventType(printer.types.get(printer.events.get(value.variable) ?? '')) ?? javaType(value.type);
    case 'awaited':
      return printer.typeOf(value.value);
    case 'standard':
      return standardType(value, printer) ?? javaType(value.type);
    case 'call':
      return callType(value, printer);
    case 'field':
      return fieldType(value, printer);
    case 'index':
      return indexType(value, printer);
    case 'slice':
      return printer.typeOf(value.object);
    case 'unary':
      return value.op === 'not' ? 'boolean' : printer.typeOf(value.value);
    case 'binary':
      return binaryType(value, printer);
    case 'conditional':
      return commonPrimitive([printer.typeOf(value.then), printer.typeOf(value.otherwise)]);
    case 'list':
    case 'tuple':
      return `List<${commonType(value.items.map((item) => printer.typeOf(item)))}>`;
    case 'set':
      return `Set<${commonType(value.items.map((item) => printer.typeOf(item)))}>`;
    case 'dict':
      return `Map<String, ${commonType(value.entries.filter(({key}) => key).map((entry) => printer.typeOf(entry.value)))}>`;
    case 'comprehension':
      return comprehensionType(value, printer);
    default:
      return javaType(value.type);
  }
}

function comprehensionType(value: ValueOf<'comprehension'>, printer: Printer): string {
  const [loop, ...others] = value.loops;
  if (!loop || others.length > 0 || loop.target.kind !== 'variable' || value.of === 'dict') return javaType(value.type);
  const item = itemTypeOfSource(loop.source, printer);
  const type = printer.withVariable(loop.target.name, item, undefined, () => printer.typeOf(value.value));
  return `${value.of === 'set' ? 'Set' : 'List'}<${boxed(type)}>`;
}

/** Returns the type of what a loop over a value gives. */
function itemTypeOfSource(source: Value, printer: Printer): string {
  if (source.kind === 'standard' && source.name === 'range') return 'Integer';
  const type = printer.typeOf(source);
  return /^Json/.test(type) ? 'JsonElement' : itemTypeOf(type);
}

/** Samples read the text of a frame. */
const eventType = (type: string | undefined): string | undefined => (type === 'WebSocketFrame' ? 'String' : type);

const isLong = (text: string): boolean => Number(text.replace(/_/g, '')) > 2_147_483_647;

const commonPrimitive = ([one = 'Object', other = 'Object']: string[]): string =>
  one === other || other === 'null' ? one : commonType([one, other]);

function apiType(value: ValueOf<'apiCall'>, printer: Printer): string {
  if (isJsonCall(value)) return 'JsonElement';
  if (value.member.className === 'Error') return 'String';
  const found = printer.facts.member(value.member);
  return found?.facts.returns ?? javaType(value.type);
}

function callType({callee, type, isConstructor}: ValueOf<'call'>, printer: Printer): string {
  if (isConstructor) return javaType(type);
  const name = callee.kind === 'variable' || callee.kind === 'field' ? callee.name : '';
  return printer.methods.get(name)?.returns ?? javaType(type);
}

function fieldType({object, name, type}: ValueOf<'field'>, printer: Printer): string {
  const field = printer.facts.fields(printer.typeOf(object))?.find((each) => each.name === name);
  if (field) return field.type;
  if (object.kind === 'variable' && object.name === 'self') return printer.types.get(`self.${name}`) ?? javaType(type);
  return javaType(type);
}

function indexType({object, index, type}: ValueOf<'index'>, printer: Printer): string {
  const owner = printer.typeOf(object);
  if (/^Json/.test(owner)) return 'JsonElement';
  if (index.kind === 'text') {
    const field = printer.facts.fields(owner)?.find((each) => each.name === index.value);
    if (field) return field.type;
    if (isBindingSource(object))
      return {page: 'Page', frame: 'Frame', context: 'BrowserContext'}[index.value] ?? 'Object';
  }
  if (rawType(owner) === 'Map') return typeArguments(owner)[1] ?? 'Object';
  if (owner === 'String') return 'String';
  if (rawType(owner) === 'List' || owner.endsWith('[]')) return itemTypeOf(owner);
  return owner === 'Object' ? 'Object' : boxed(javaType(type));
}

/** Whether a value is the first argument of a binding, which samples call `source`. */
export const isBindingSource = (value: Value): boolean => value.kind === 'variable' && value.name === 'source';

function binaryType({op, left, right, type}: ValueOf<'binary'>, printer: Printer): string {
  if (type.kind === 'bool') return 'boolean';
  const one = printer.typeOf(left);
  const other = printer.typeOf(right);
  if (op === 'and' || op === 'or')
    return one === 'boolean' && other === 'boolean' ? 'boolean' : commonPrimitive([one, other]);
  if (op === '+' && (one === 'String' || other === 'String')) return 'String';
  if (op === '/') return 'double';
  if (one === 'double' || other === 'double' || one === 'Double') return 'double';
  if (one === 'long' || other === 'long') return 'long';
  return one === 'Integer' ? 'int' : one;
}
