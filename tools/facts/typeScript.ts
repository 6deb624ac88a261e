/** Reads types in declaration files of TypeScript. */
import ts from 'typescript';
import type {TypeKey} from '../../src/content/api/types';

export interface DeclaredType {
  /** The type in TypeScript. Object literals in it are replaced with `Object`. */
  type: string;
  /** The keys of the object literal in the type. */
  keys?: TypeKey[];
}

export const readDeprecation = (node: ts.Node): {deprecated?: true} =>
  ts.getJSDocDeprecatedTag(node) ? {deprecated: true} : {};

export const documentedParameters = (signature: ts.Node): string[] =>
  ts.getJSDocTags(signature).flatMap((tag) => (ts.isJSDocParameterTag(tag) ? tag.name.getText() : []));

/** Returns the type argument of `Promise<...>`; undefined for other types. */
export function promised(node: ts.TypeNode): ts.TypeNode | undefined {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Promise' ? node.typeArguments?.[0] : undefined;
}

export function declaredType(node: ts.TypeNode): DeclaredType {
  const literal = findLiteral(node);
  return literal ? {type: print(node), keys: readKeys(literal.members)} : {type: print(node)};
}

/** Finds the object literal with keys in a type. Index signatures (`{ [key: string]: string }`) have none. */
function findLiteral(node: ts.Node): ts.TypeLiteralNode | undefined {
  if (ts.isTypeLiteralNode(node)) return node.members.some(ts.isPropertySignature) ? node : undefined;
  return ts.forEachChild(node, findLiteral);
}

/**
 * Returns the keys of an object type.
 *
 * @param read reads the type of a key
 */
export function readKeys(members: Iterable<ts.TypeElement>, read = declaredType): TypeKey[] {
  return [...members].filter(ts.isPropertySignature).flatMap((member) => {
    if (!member.type) return [];
    const {type, keys} = read(member.type);
    return [
      {
        name: member.name.getText(),
        type,
        ...(member.questionToken ? {} : {required: true as const}),
        ...(keys ? {keys} : {}),
      },
    ];
  });
}

export function typeElementsOf(statement: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(statement)) return [...statement.members];
  const parts = ts.isIntersectionTypeNode(statement.type) ? [...statement.type.types] : [statement.type];
  return parts.filter(ts.isTypeLiteralNode).flatMap(({members}) => [...members]);
}

const printer = ts.createPrinter({removeComments: true});

/** Prints a type on one line, with spaces around `|` and `Object` for object literals. */
export function print(node: ts.TypeNode): string {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (child: ts.Node): ts.Node =>
        ts.isTypeLiteralNode(child) && child.members.some(ts.isPropertySignature)
          ? ts.factory.createTypeReferenceNode('Object')
          : ts.visitEachChild(child, visit, context);
      return ts.visitNode(root, visit) as ts.TypeNode;
    },
  ]);
  const text = printer.printNode(ts.EmitHint.Unspecified, result.transformed[0]!, node.getSourceFile());
  result.dispose();
  return text.replace(/\s+/g, ' ').trim();
}
