// What a run of all stages has to say at its end: what failed and why, what passed only at the second try, and how long each stage took.

import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './install.mjs';

const MESSAGE_LINES = 6;
const OUTPUT_LINES = 30;
/** As many failures are shown with their messages; the others by name, so that the end of a long list stays readable. */
const EXPLAINED = 12;

/** A line of a stack trace that lies in a library or in Node. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:internal|<anonymous>)/;

const below = (file) => (file.startsWith(ROOT) ? relative(ROOT, file) : file);

const firstLines = (text, count = MESSAGE_LINES) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))
    .slice(0, count);

/** The last lines of what a command has printed: all that a check says of its failure. */
export const lastLines = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-OUTPUT_LINES);

const failedTests = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({
        file: below(file.name),
        test: [...test.ancestorTitles.filter((title) => title !== ''), test.title].join(' › '),
        lines: firstLines(test.failureMessages.join('\n')),
      })),
  );

/**
 * What failed in the tests of a package: tests by Vitest's JSON report, what no test owns by the list of our reporter, and files that failed
 * although neither says why.
 */
export const vitestFailures = (report, outside) => {
  const explained = [
    ...failedTests(report),
    ...outside.map(({ file, where, message }) => ({
      file: file === undefined ? '' : below(file),
      test: where,
      lines: firstLines(message),
    })),
  ];
  const unexplained = report.testResults
    .filter(({ status, name }) => status === 'failed' && !explained.some(({ file }) => file === below(name)))
    .map(({ name, message }) => ({
      file: below(name),
      test: '(the file)',
      lines: firstLines(message === '' ? 'It did not come to its end; its worker may have died.' : message),
    }));
  return [...explained, ...unexplained];
};

const specsOf = (suite, titles = []) => [
  ...suite.specs.map((spec) => ({ ...spec, path: [...titles, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
];

const journeysThat = (report, status) =>
  (report.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => ({
          file: below(join(report.config.rootDir, spec.file)),
          test: spec.path,
          lines: firstLines(test.results.find(({ error }) => error !== undefined)?.error.message),
        })),
    );

/** What failed in Playwright's JSON report: journeys, and errors outside every journey, as of the global set-up. */
export const journeyFailures = (report) => [
  ...journeysThat(report, 'unexpected'),
  ...report.errors.map((error) => ({
    file: error.location === undefined ? '' : below(error.location.file),
    test: '(outside every journey)',
    lines: firstLines(error.message),
  })),
];

/** Journeys that passed only at the second try, with what the first try failed of. */
export const flakyJourneys = (report) => journeysThat(report, 'flaky');

/** Whole suites are left out where something is not installed, so each is named once. */
const eachOnce = (entries) => [...new Map(entries.map((entry) => [`${entry.file} ${entry.test}`, entry])).values()];

/** Which suites a run of Vitest has left out, each once. */
export const skippedTests = (report) =>
  eachOnce(
    report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map((test) => ({
          file: below(file.name),
          test: test.ancestorTitles.find((title) => title !== '') ?? test.title,
        })),
    ),
  );

/** Which journeys a run has left out. */
export const skippedJourneys = (report) =>
  eachOnce(journeysThat(report, 'skipped').map(({ file, test }) => ({ file, test })));

const renderEntry = (entry, index) => [
  `  ${[entry.stage, entry.file, entry.test].filter(Boolean).join(' · ')}`,
  ...(index < EXPLAINED ? entry.lines.map((line) => `      ${line}`) : []),
];

const renderEntries = (title, stages, key) => {
  const entries = stages.flatMap(({ name, [key]: list = [] }) => list.map((entry) => ({ ...entry, stage: name })));
  return entries.length === 0 ? [] : ['', title, ...entries.flatMap(renderEntry)];
};

const renderSeconds = ({ name, seconds, passed, failed }) =>
  `  ${seconds.toFixed(1).padStart(7)} s  ${name}: ${passed} passed${failed === 0 ? '' : `, ${failed} FAILED`}`;

/** The end of a run, without its closing line. */
export const renderSummary = (stages) =>
  [
    '',
    'Time of each stage:',
    ...stages.map(renderSeconds),
    ...renderEntries('Passed only at the second try:', stages, 'flaky'),
    ...renderEntries('Failed:', stages, 'failures'),
  ].join('\n');
