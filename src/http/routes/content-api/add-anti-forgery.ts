import type { AntiForgery } from '../../anti-forgery.ts';
import type { App } from '../../app-env.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { readOnly } from '../../middleware/allow-methods.ts';

/** Gives a browser its anti-forgery cookie when it first needs one. */
export const addAntiForgery = (group: App, path: string, { writeTokenCookie }: AntiForgery): void => {
  group.all(path, readOnly);
  group.get(path, (c) =>
    jsonAnswer({ isSuccess: true, result: true }, 200, { 'set-cookie': writeTokenCookie(c.req.raw) }),
  );
};
