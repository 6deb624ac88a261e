import type {Stmt} from '../ast';
import type {FunctionStep, StepNode} from '../program';
import {anyType, noneType, type Type} from '../types';
import type {Context, OwnClass, OwnFunction} from './context';
import {typeFromExpr} from './readTypes';
import {readParameters} from './parameters';

type FunctionStatement = Extract<Stmt, {kind: 'function'}>;

/** Reads a function, and declares it in the scope around it. */
export function readFunction(statement: FunctionStatement, context: Context): FunctionStep {
  const isMethod = context.currentClass !== undefined && statement.parameters[0]?.name === 'self';
  const parameters = readParameters(isMethod ? statement.parameters.slice(1) : statement.parameters, context);
  const returns = statement.returns && typeFromExpr(statement.returns, context.facts, context.aliases);
  const known: OwnFunction = {parameters, returns: returns ?? anyType, isAsync: statement.isAsync};
  const className = context.currentClass;
  if (isMethod) {
    const own = context.classes.get(className!)!;
    if (statement.name === '__init__') own.parameters = parameters;
    else own.methods.set(statement.name, known);
  } else {
    context.scope.functions.set(statement.name, known);
    context.scope.names.set(statement.name, functionType(known));
  }
  const before = context.awaited;
  const [first] = statement.body.statements;
  const doc = first?.kind === 'expr' && first.value.kind === 'string' ? first.value.value : undefined;
  const block =
    doc === undefined ? statement.body : {...statement.body, statements: statement.body.statements.slice(1)};
  const body = context.inner(() => {
    context.currentClass = isMethod ? className : undefined;
    if (isMethod) context.scope.names.set('self', {kind: 'own', name: className!});
    for (const {name, type} of parameters) context.scope.names.set(name, type);
    const read = context.steps(block);
    context.currentClass = className;
    return read;
  });
  known.isAsync ||= context.isSync && context.awaited > before;
  context.awaited = before;
  return {
    kind: 'function',
    name: statement.name,
    isAsync: known.isAsync,
    isMethod,
    parameters,
    ...(returns ? {returns} : {}),
    ...(doc === undefined ? {} : {doc}),
    decorators: statement.decorators.map((each) => context.value(each)),
    body,
  };
}

const functionType = ({parameters, returns}: OwnFunction): Type => ({
  kind: 'function',
  parameters: parameters.map(({type}) => type),
  returns: returns.kind === 'any' ? noneType : returns,
});

/** Reads a class, and declares it. */
export function readClass(statement: Extract<Stmt, {kind: 'class'}>, context: Context): StepNode {
  const {name} = statement;
  const type: Type = {kind: 'own', name};
  const bases = statement.bases.map((each) => context.value(each));
  const base = statement.bases[0]?.kind === 'name' ? context.classes.get(statement.bases[0].name) : undefined;
  const own: OwnClass = {
    fields: new Map(base?.fields),
    methods: new Map(base?.methods),
    parameters: base?.parameters ?? [],
  };
  context.classes.set(name, own);
  context.aliases.set(name, type);
  context.scope.names.set(name, {kind: 'constructor', of: type});
  const outer = context.currentClass;
  const body = context.inner(() => {
    context.currentClass = name;
    return context.steps(statement.body);
  });
  context.currentClass = outer;
  const fields = [...own.fields]
    .filter(([field]) => !base?.fields.has(field))
    .map(([field, of]) => ({name: field, type: of}));
  return {kind: 'class', name, bases, fields, body};
}
