import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start several servers, and journeys over many screens, take longest. */
const longFiles = new RegExp(
  `tests/(${[
    'faults/(server-kills|rolling-restart|repair-kill|overload|full-disk|stop)',
    'http/(office-openapi|openapi|backup|repair-desk|web-processes|office|start|demo-force)',
    'journeys/(office-shell|office-content|public-(crawl|model-names|landmarks)|repair-.*|payment|office-(rich-text|request|queue|receive))',
  ].join('|')})\\.test`,
);

/** The longest come first, so that all workers end at about the same time. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
