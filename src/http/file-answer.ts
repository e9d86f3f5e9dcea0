import { bytesAnswer } from './bytes-answer.ts';

/** A made file for saving. The name may be Persian; browsers that know no such names get a plain one. */
export const fileAnswer = (file: { bytes: Buffer; contentType: string; fileName: string }): Response => {
  const extension = file.fileName.split('.').at(-1) ?? 'bin';
  const name = encodeURIComponent(file.fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return bytesAnswer(file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="export.${extension}"; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    },
  });
};
