// Stands for a gateway or a use case whose code comes with its first command, so that the first page does not carry it.

import type { GatewayError } from '@tornister/application/ports';
import { err, ok, ResultAsync } from 'neverthrow';
import { fetchOnce } from './fetch-once.ts';

type Command = (...args: never[]) => ResultAsync<unknown, unknown>;

/** The members that can be had without the code only when somebody gives them, like a state that views read. */
type NoCommands<Service> = { [Name in keyof Service]: Service[Name] extends Command ? never : Name }[keyof Service];

export type LazyParts<Service> = {
  /** What is there from the start. */
  readonly values: Pick<Service, NoCommands<Service>>;
  /** What answers instead as long as nobody has asked for the code, and when it cannot be fetched. */
  readonly standIns?: Partial<Service>;
  /** Hears of each command without a stand-in whose code cannot be fetched. */
  readonly onUnreachable?: (name: string) => void;
};

/** Under this name a lazy service fetches its code without a command. */
const FETCH = Symbol('fetch');

const UNREACHABLE: GatewayError = { kind: 'gateway.unreachable' };

/** What a service calls so; of a service behind `LazyParts` everything is a command that is not among its values. */
const commandOf = (service: object, name: string): Command | undefined =>
  (service as Readonly<Record<string, Command | undefined>>)[name];

const missing = (name: string): never => {
  throw new TypeError(`There is no command ${name}`);
};

/**
 * A service whose code comes with its first command. Commands reach the service in the order in which they were given, also those that were
 * given while the code was on its way. When the code cannot be fetched a command answers that the shop is unreachable, and the next
 * one tries again.
 */
export const lazyService = <Service extends object>(
  load: () => Promise<Service>,
  { values, standIns = {}, onUnreachable = () => undefined }: LazyParts<Service>,
): Service => {
  let isWanted = false;
  const fetchCode = fetchOnce(load);
  const loadOnce = (): Promise<Service> => {
    isWanted = true;
    return fetchCode();
  };
  const command =
    (name: string): Command =>
    (...args) => {
      const standIn = commandOf(standIns, name);
      if (standIn !== undefined && !isWanted) return standIn(...args);
      return ResultAsync.fromPromise(loadOnce(), () => UNREACHABLE)
        .map((service) => commandOf(service, name) ?? missing(name))
        .orElse((unreachable) => {
          if (standIn !== undefined) return ok(standIn);
          onUnreachable(name);
          return err(unreachable);
        })
        .andThen((real) => real(...args));
    };
  const commands = new Map<string, Command>();
  // Without `then` nobody takes the service for a promise and waits for it.
  return new Proxy({ ...values, [FETCH]: loadOnce } as unknown as Service, {
    get: (target, name) => {
      if (typeof name !== 'string' || name === 'then' || name in target) return Reflect.get(target, name);
      const known = commands.get(name) ?? command(name);
      commands.set(name, known);
      return known;
    },
  });
};

/** A gateway whose code comes with its first question: all of it are commands. */
export const lazyGateway = <Port extends { readonly [Name in keyof Port]: Command }>(load: () => Promise<Port>): Port =>
  lazyService<Port>(load, { values: {} as Pick<Port, NoCommands<Port>> });

/** Fetches the code of a service that would otherwise come with its first command. */
export const fetchService = async (service: object): Promise<void> => {
  await (service as { readonly [FETCH]?: () => Promise<unknown> })[FETCH]?.();
};
