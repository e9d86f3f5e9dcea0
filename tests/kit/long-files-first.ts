import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start whole servers take longest: they come first, so that two workers end at about the same time. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /tests\/(http|faults)\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
