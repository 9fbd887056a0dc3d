// Vitest's configuration of this package.

import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FROM_SOURCE, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

/** Ten seconds and more each. One of them that began last would keep one core, with nothing left for the other. */
const LONGEST =
  /\/(?:start-and-end|submit-points\.kill|authorisation-of-changes|every-mail\.kill|foreign-ids|import-again|import-beside-orders)\.test\.ts$/;

/** Vitest's order, which goes by the sizes of the files where no earlier run is known, behind the longest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // Everything must use one copy of graphql: the one that Node itself takes.
  resolve: { ...FROM_SOURCE, alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    environment: 'node',
    // One process reads the package once for all files that it runs: what a test needs is its own by its database, not by its module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/support/database-setup.ts'],
    include: ['{src,test,testing}/**/*.test.ts'],
  },
});
