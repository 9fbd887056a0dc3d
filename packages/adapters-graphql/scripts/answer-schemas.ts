// Writes a zod schema for the answer of every operation: exactly the fields that its text asks for, as the backend's schema promises them.

import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  String: 'z.string()',
  ID: 'z.string()',
  Boolean: 'z.boolean()',
  Int: 'z.int()',
  Float: 'z.number()',
  Instant: 'z.number()',
};

type Fields = Map<string, { readonly type: GraphQLOutputType; readonly selections: SelectionSetNode[] }>;

/** The texts of a file with one schema for each operation; shapes that occur more than once are written once. */
export const answerSchemas = (
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string => {
  const named = new Map<string, string>();
  const constants: string[] = [];

  const fragmentNamed = (name: string): FragmentDefinitionNode => {
    const fragment = fragments.get(name);
    if (fragment === undefined) throw new Error(`No fragment ${name}`);
    return fragment;
  };

  const addField = (type: GraphQLObjectType, node: FieldNode, fields: Fields): void => {
    const key = node.alias?.value ?? node.name.value;
    const field = type.getFields()[node.name.value];
    if (field === undefined) throw new Error(`No field ${node.name.value}`);
    const known = fields.get(key) ?? { type: field.type, selections: [] };
    if (node.selectionSet !== undefined) known.selections.push(node.selectionSet);
    fields.set(key, known);
  };

  const collect = (type: GraphQLObjectType, { selections }: SelectionSetNode, fields: Fields): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) addField(type, selection, fields);
      // The schema has no types between which an inline fragment could choose.
      else if (selection.kind === Kind.INLINE_FRAGMENT) throw new Error('Inline fragments have no rule');
      else collect(type, fragmentNamed(selection.name.value).selectionSet, fields);
    }
  };

  const objectOf = (type: GraphQLObjectType, selections: readonly SelectionSetNode[]): string => {
    const fields: Fields = new Map();
    for (const selection of selections) collect(type, selection, fields);
    const parts = [...fields].map(([key, field]) => `  ${key}: ${schemaOf(field.type, field.selections)},\n`);
    const text = `z.object({\n${parts.join('')}})`;
    const known = named.get(text);
    if (known !== undefined) return known;
    const alike = [...named.values()].filter((name) => name.replace(/\d+$/, '') === type.name).length;
    const name = `${type.name}${alike + 1}`;
    named.set(text, name);
    constants.push(`const ${name} = ${text};\n`);
    return name;
  };

  const bare = (type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string => {
    if (isListType(type)) return `z.array(${schemaOf(type.ofType, selections)})`;
    if (isEnumType(type))
      return `z.enum([${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(', ')}])`;
    if (isObjectType(type)) return objectOf(type, selections);
    const scalar = isScalarType(type) ? SCALARS[type.name] : undefined;
    if (scalar === undefined) throw new Error(`No rule for the type ${String(type)}`);
    return scalar;
  };

  const schemaOf = (type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string =>
    isNonNullType(type) ? bare(type.ofType, selections) : `z.nullable(${bare(type, selections)})`;

  const entries = operations.map((operation) => {
    const root = schema.getRootType(operation.operation);
    if (root === undefined || root === null) throw new Error(`No root type for ${operation.operation}`);
    return `  ${operation.name?.value}: ${objectOf(root, [operation.selectionSet])},\n`;
  });
  return [
    '// Generated from the .graphql files by `npm run codegen`. Do not edit.',
    "import { z } from 'zod';\n",
    ...constants,
    '/** What the backend promises to answer to each operation. */',
    `export const ANSWER_SCHEMAS: Readonly<Record<string, z.ZodType<unknown>>> = {\n${entries.join('')}};\n`,
  ].join('\n');
};
