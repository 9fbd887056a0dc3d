// Typed names: under them the container keeps everything. Views and routes know the names of use cases, never the container.

import type { Scope } from '@tornister/application/kernel';

/** A typed name: what is bound to it has the type `Service`. */
export type Token<Service> = symbol & { readonly __service?: Service };

export const token = <Service>(name: string): Token<Service> => Symbol.for(`tornister.${name}`) as Token<Service>;

/** The lifetime of the tab or of the request, for use cases that live as long as it does. */
export const lifetime: Token<Scope> = token<Scope>('lifetime');
