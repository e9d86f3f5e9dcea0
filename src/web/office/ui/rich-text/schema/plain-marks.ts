import { Mark, Node } from '@tiptap/core';

/** A mark that is one HTML element and nothing else. */
const markOf = (name: string, tag: string, others: { excludes?: string } = {}) =>
  Mark.create({
    name,
    ...others,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const plainMarks = [
  markOf('superscript', 'sup', { excludes: 'superscript subscript' }),
  markOf('subscript', 'sub', { excludes: 'superscript subscript' }),
  markOf('small', 'small'),
  markOf('highlight', 'mark'),
  markOf('isolate', 'bdi'),
  markOf('abbreviation', 'abbr'),
];

/** A run of words with a direction or language of its own inside a paragraph. */
export const RunMark = Mark.create({
  name: 'run',
  addAttributes: () => ({
    dir: { default: null, parseHTML: (element) => element.getAttribute('dir') },
    lang: { default: null, parseHTML: (element) => element.getAttribute('lang') },
  }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Terms and what they mean: older texts hold them, so they are kept. */
export const termNodes = [
  Node.create({
    name: 'termList',
    group: 'block',
    content: '(term | termMeaning)+',
    parseHTML: () => [{ tag: 'dl' }],
    renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'term',
    content: 'inline*',
    parseHTML: () => [{ tag: 'dt' }],
    renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'termMeaning',
    content: 'block+',
    parseHTML: () => [{ tag: 'dd' }],
    renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
  }),
];
