import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start whole servers, and journeys over many screens, take longest. */
const longFiles =
  /tests\/(http|faults)\/|journeys\/(office-frame|public-crawl|office-content|repair-panels|contact|office-reports)\./;

/** The longest come first, so that all workers end at about the same time. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
