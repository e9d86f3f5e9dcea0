import { azmaCommand } from '#server/azma-command.ts';
import { defineCommand } from './command.ts';

export const demo = defineCommand({
  summary: 'writes the demo content over the database',
  options: { force: { type: 'boolean', help: 'also overwrites what staff have edited in the office' } },
  run: async ({ print, open }, { values }) => {
    const { copyDemoMedia } = await import('#demo/load-demo.ts');
    const { storeDemo } = await import('#demo/store-demo.ts');
    const { hasStaffWork } = await import('#features/content/index.ts');
    const { storage, config } = await open();
    if (!values.force && (await hasStaffWork(storage.db))) {
      throw new Error(
        `The content was edited in the office. To overwrite it with the demo: ${azmaCommand()} demo --force`,
      );
    }
    await copyDemoMedia(config.dataDir);
    await storeDemo({ storage, config });
    print('The demo content is loaded.');
  },
});
