/** How the command line is typed here: by npm in a clone, by its own file in a release archive. */
export const azmaCommand = (env: NodeJS.ProcessEnv = process.env): string =>
  env.npm_lifecycle_event ? 'npm run azma --' : './azma';
