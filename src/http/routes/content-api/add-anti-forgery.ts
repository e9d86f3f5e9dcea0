import { antiForgeryPath } from '#contract/anti-forgery.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { type Door, readMethods } from '../../door.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { HttpRefusal } from '../../refusal.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

/** Gives a browser its anti-forgery cookie when it first needs one. */
export const createAntiForgeryDoor = ({ writeTokenCookie }: AntiForgery): Door => ({
  prefix: antiForgeryPath,
  methods: (path) => (path === antiForgeryPath ? readMethods : undefined),
  urgency: 2,
  handle: (request) => {
    if (new URL(request.url).pathname !== antiForgeryPath) throw new HttpRefusal('not_found', 404);
    return jsonAnswer({ isSuccess: true, result: true }, 200, { 'set-cookie': writeTokenCookie(request) });
  },
  refuse: refuseInContentEnvelope,
});
