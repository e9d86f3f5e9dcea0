// What Vitest's JSON report says, in the words of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';

const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

/** A run that broke has written none. */
export const readTestReport = (file) => {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failing: listTests(report.testResults, 'failed'),
    repeated: listTests(report.testResults, 'passed'),
  };
};

/** The tests that ended so and have a failure to show; one that passed has it from its first try. */
const listTests = (files, end) =>
  files.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const shown = assertionResults.filter((test) => test.status === end && test.failureMessages.length > 0);
    // Nothing of a file ran when its set-up failed.
    if (end === 'failed' && shown.length === 0 && message) return [`${file}\n  ${message}`];
    return shown.map(
      (test) => `${file}: ${test.fullName}\n  ${test.failureMessages.join('\n  ').slice(0, 9000)}`,
    );
  });
