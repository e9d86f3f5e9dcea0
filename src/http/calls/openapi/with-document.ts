import { type Door, methodsAt, readMethods } from '../../door.ts';
import { cacheableJson } from '../../json-answer.ts';

/** The same door, which also hands out its OpenAPI document at `/openapi.json` below its prefix. */
export const withDocument = (door: Door, document: object, cacheControl: string): Door => {
  const place = `${door.prefix}/openapi.json`;
  return {
    ...door,
    methods: (path) => (path === place ? readMethods : methodsAt(door, path)),
    handle: (request, facts) =>
      new URL(request.url).pathname === place
        ? cacheableJson(request, document, cacheControl)
        : door.handle(request, facts),
  };
};
