// What the limits need to know about one operation, read from its text alone, before anything runs.

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** A longer operation is not even parsed to its end. */
export const MAX_TOKENS = 2_000;

const OBJECT_COST = 2;
const SCALAR_COST = 1;
const DEPTH_FACTOR = 1.3;
/** Beyond this a cost is only "too much"; stops counting early where fragments multiply. */
const COST_CEILING = 1_000_000;

export type OperationFacts = {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Names of the fields at the root, once per occurrence, aliases resolved. */
  readonly rootFields: readonly string[];
  readonly cost: number;
};

/** Reads an operation; undefined when the text is no GraphQL, is too long, or does not hold exactly one operation. */
export const readOperation = (text: string): OperationFacts | undefined => {
  const document = parseWithin(text);
  const operations = document?.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION) ?? [];
  const [operation] = operations;
  if (document === undefined || operation === undefined || operations.length > 1) return undefined;
  const fragments = fragmentsOf(document);
  return {
    kind: operation.operation,
    rootFields: rootFieldsOf(operation, fragments),
    cost: costOf(operation.selectionSet, fragments, new Set()),
  };
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const parseWithin = (text: string): DocumentNode | undefined => {
  try {
    return parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
};

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

const rootFieldsOf = (operation: OperationDefinitionNode, fragments: Fragments): readonly string[] => {
  const visited = new Set<string>();
  const walk = (set: SelectionSetNode): readonly string[] =>
    set.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value];
      if (node.kind === Kind.INLINE_FRAGMENT) return walk(node.selectionSet);
      const fragment = fragments.get(node.name.value);
      if (fragment === undefined || visited.has(node.name.value)) return [];
      visited.add(node.name.value);
      const names = walk(fragment.selectionSet);
      visited.delete(node.name.value);
      return names;
    });
  return walk(operation.selectionSet);
};

/** Each field costs 1, each object 2 and what lies inside it a little more the deeper it lies. */
const costOf = (set: SelectionSetNode, fragments: Fragments, open: ReadonlySet<string>): number => {
  let cost = 0;
  for (const node of set.selections) {
    if (cost > COST_CEILING) return cost;
    if (node.kind === Kind.FIELD) {
      cost +=
        node.selectionSet === undefined
          ? SCALAR_COST
          : OBJECT_COST + DEPTH_FACTOR * costOf(node.selectionSet, fragments, open);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(node.selectionSet, fragments, open);
    } else {
      const fragment = fragments.get(node.name.value);
      if (fragment !== undefined && !open.has(node.name.value)) {
        cost += costOf(fragment.selectionSet, fragments, new Set([...open, node.name.value]));
      }
    }
  }
  return cost;
};
