// A gateway that a test plays: it answers what the test says, and writes down what it is asked.

import type { GatewayError } from '@tornister/application/ports';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';

/** What a gateway answers, by the name of the call; nothing is an answer, too. */
export type AnswersOf<Gateway> = {
  readonly [Call in keyof Gateway]?: Gateway[Call] extends (...said: never[]) => ResultAsync<infer Answer, unknown>
    ? Answer
    : never;
};

export type PlayedGateway<Gateway> = {
  readonly gateway: Gateway;
  /** Every call with what it was asked, in order. */
  readonly calls: () => readonly (readonly unknown[])[];
  /** Lets the next call of this name fail; said again, also the one behind it. */
  readonly failNext: (call: keyof Gateway & string, error: GatewayError) => void;
};

/** Plays a gateway. */
export const playGateway = <Gateway extends object>(answers: AnswersOf<Gateway> = {}): PlayedGateway<Gateway> => {
  const calls: (readonly unknown[])[] = [];
  const failures = new Map<string, GatewayError[]>();
  const answer =
    (call: string) =>
    (...said: readonly unknown[]): ResultAsync<unknown, GatewayError> => {
      calls.push([call, ...said]);
      const failure = failures.get(call)?.shift();
      return failure === undefined ? okAsync((answers as Readonly<Record<string, unknown>>)[call]) : errAsync(failure);
    };
  // A promise asks for `then`, which is no call of a gateway.
  const get = (_: object, name: string | symbol) =>
    typeof name === 'symbol' || name === 'then' ? undefined : answer(name);
  return {
    gateway: new Proxy({}, { get }) as Gateway,
    calls: () => calls,
    failNext: (call, error) => void failures.set(call, [...(failures.get(call) ?? []), error]),
  };
};
