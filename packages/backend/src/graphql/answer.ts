// The values that resolvers answer with, by the name of their GraphQL type. Amounts in them are the domain's `Money`.

import type { ResolversParentTypes } from './generated/resolver-types.ts';

export type Answer<Name extends keyof ResolversParentTypes> = ResolversParentTypes[Name];
