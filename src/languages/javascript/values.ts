import {printApiCall, printAssertion, printListener} from './apiCalls';
import {printComprehension} from './comprehensions';
import {printBinary, printCondition} from './operators';
import {escapeTemplate, printBytes, printRegex, printText} from './literals';
import {isIdentifier, toCamelCase} from './names';
import {isNullable} from './nullability';
import type {Printer} from './printer';
import {printStandard} from './standardCalls';
import {printArguments, printParameters} from './parameters';
import type {Value, ValueOf} from '../translate/program';

/** Prints a value as a TypeScript expression. */
export function printValue(value: Value, printer: Printer): string {
  switch (value.kind) {
    case 'text':
      return printText(value.value);
    case 'template':
      return printTemplate(value, printer);
    case 'bytes':
      return printBytes(value.value);
    case 'number':
    case 'bool':
      return value.kind === 'bool' ? String(value.value) : value.text;
    case 'none':
      return 'null';
    case 'regex':
      return printRegex(value);
    case 'variable':
      return value.isPredefined ? value.name : printer.variable(value.name);
    case 'apiClass':
      return printClass(value.name, printer);
    case 'apiCall':
      return printApiCall(value, printer);
    case 'listen':
      return printListener(value, printer);
    case 'eventValue':
      return printEventValue(value, printer);
    case 'assertion':
      return printAssertion(value, printer);
    case 'standard':
      return `${value.awaited ? 'await ' : ''}${printStandard(value, printer)}`;
    case 'call':
      return printCall(value, printer);
    case 'awaited':
      return `await ${printer.operand(value.value)}`;
    case 'field':
      return `${printer.operand(value.object)}${isNullable(value.object, printer) ? '!' : ''}.${toCamelCase(value.name)}`;
    case 'index':
      return printIndex(value, printer);
    case 'slice':
      return `${printer.operand(value.object)}.slice(${[value.start ? printer.value(value.start) : '0', ...(value.end ? [printer.value(value.end)] : [])].join(', ')})`;
    case 'unary':
      return value.op === 'not'
        ? `!(${printCondition(value.value, printer)})`
        : `${value.op}${printer.operand(value.value)}`;
    case 'binary':
      return printBinary(value, printer);
    case 'conditional':
      return `${printCondition(value.test, printer)} ? ${printer.value(value.then)} : ${printer.value(value.otherwise)}`;
    case 'list':
    case 'tuple':
      return `[${value.items.map((item) => printer.value(item)).join(', ')}]`;
    case 'set':
      return `new Set([${value.items.map((item) => printer.value(item)).join(', ')}])`;
    case 'dict':
      return printDict(value, printer);
    case 'comprehension':
      return printComprehension(value, printer);
    case 'lambda':
      return printLambda(value, printer);
    case 'spread':
      return `...${printer.operand(value.value)}`;
  }
}

function printEventValue({variable}: ValueOf<'eventValue'>, printer: Printer): string {
  const promise = printer.promises.get(variable);
  if (promise === undefined) return printer.fail(`the event ${variable} cannot be translated`);
  return promise.startsWith('(') ? `(await ${promise.slice(1)}` : `await ${promise}`;
}

function printClass(name: string, printer: Printer): string {
  if (name === 'Error') return 'Error';
  if (name === 'TimeoutError') return `${printer.imports.addLibrary('errors')}.TimeoutError`;
  printer.imports.addType(name);
  return name;
}

function printTemplate({parts}: ValueOf<'template'>, printer: Printer): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? escapeTemplate(part).replace(/\n/g, '\\n') : `\${${printField(part, printer)}}`,
  );
  return `\`${texts.join('')}\``;
}

function printField(part: Exclude<ValueOf<'template'>['parts'][number], string>, printer: Printer): string {
  const text = printer.value(part.value);
  if (part.conversion === 'r') return `JSON.stringify(${text})`;
  if (part.format === undefined) return text;
  const decimals = /^\.(\d+)f$/.exec(part.format)?.[1];
  if (decimals !== undefined) return `${printer.operand(part.value)}.toFixed(${decimals})`;
  const width = /^0(\d+)d?$/.exec(part.format)?.[1];
  if (width !== undefined) return `String(${text}).padStart(${width}, '0')`;
  return printer.fail(`the format ":${part.format}" cannot be translated`);
}

function printCall({callee, args, awaited, isConstructor, parameters}: ValueOf<'call'>, printer: Printer): string {
  const function_ = printer.operand(callee);
  return `${awaited ? 'await ' : ''}${isConstructor ? 'new ' : ''}${function_}(${printArguments(args, parameters, printer)})`;
}

function printIndex({object, index}: ValueOf<'index'>, printer: Printer): string {
  const receiver = `${printer.operand(object)}${isNullable(object, printer) ? '!' : ''}`;
  if (index.kind === 'unary' && index.op === '-') return `${receiver}.at(${printer.value(index)})!`;
  if (index.kind === 'text' && printer.maps.has(object.kind === 'variable' ? object.name : ''))
    return `${receiver}.get(${printer.value(index)})!`;
  if (index.kind === 'text' && object.type.kind === 'record' && object.type.name === 'Device')
    return `${receiver}.${toCamelCase(index.value)}`;
  if (index.kind === 'text')
    return isIdentifier(index.value) ? `${receiver}.${index.value}` : `${receiver}[${JSON.stringify(index.value)}]`;
  return `${receiver}[${printer.value(index)}]`;
}

function printDict({entries, isMultiLine}: ValueOf<'dict'>, printer: Printer): string {
  const texts = entries.map(({key, value}) => {
    if (!key) return `...${printer.operand(value)}`;
    const name =
      key.kind === 'text' ? JSON.stringify(key.value) : key.kind === 'number' ? key.text : `[${printer.value(key)}]`;
    const text = printer.value(value);
    return name === `"${text}"` ? text : `${name}: ${text}`;
  });
  return isMultiLine ? `{\n${texts.join(',\n')}\n}` : `{ ${texts.join(', ')} }`;
}

function printLambda({parameters, body, isAsync}: ValueOf<'lambda'>, printer: Printer): string {
  const used = parameters.filter(({name}) => !/^_+$/.test(name));
  const plain = 'awaited' in body && body.awaited ? ({...body, awaited: false} as Value) : body;
  const text = printer.value(plain);
  const shown = body.kind === 'dict' ? `(${text})` : text;
  return `${isAsync ? 'async ' : ''}(${printParameters(used, printer, false)}) => ${shown}`;
}
