// Vitest's JSON report has no place for errors that no test owns: a file that does not load, a set-up that fails, a rejection that nobody
// awaits, a worker that dies. This reporter writes them down beside it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const messageOf = (error: SerializedError): string => error.stack ?? `${error.name ?? 'Error'}: ${error.message}`;

const errorsOfModule = (module: TestModule) => [
  ...module.errors().map((error) => ({ file: module.moduleId, where: '(the file)', message: messageOf(error) })),
  ...[...module.children.allSuites()].flatMap((suite) =>
    suite
      .errors()
      .map((error) => ({ file: module.moduleId, where: `(set-up of) ${suite.fullName}`, message: messageOf(error) })),
  ),
];

const unhandled = (error: SerializedError) => {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error;
  return {
    file,
    where: `(unhandled error${test === undefined ? '' : `, perhaps of: ${test}`})`,
    message: messageOf(error),
  };
};

/** Writes `reports/errors-outside-tests.json` of the package under test, an empty list where there was none. */
export class ErrorsOutsideTestsReporter implements Reporter {
  #folder = 'reports';

  onInit(vitest: Vitest): void {
    this.#folder = join(vitest.config.root, 'reports');
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    mkdirSync(this.#folder, { recursive: true });
    const list = [...modules.flatMap(errorsOfModule), ...errors.map(unhandled)];
    writeFileSync(join(this.#folder, 'errors-outside-tests.json'), JSON.stringify(list));
  }
}
