/** Ends a `switch` over a closed union: a new member that is not handled does not compile. */
export const assertNever = (unexpected: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(unexpected)}`);
};
