import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Direction, findOwnDirection, parseDirection } from './direction.rules.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    direction: { toggleDirection: (direction: Direction) => ReturnType };
  }
}

const directed = ['paragraph', 'heading'];
const kept = [
  ...directed,
  'blockquote',
  'listItem',
  'bulletList',
  'orderedList',
  'table',
  'tableCell',
  'tableHeader',
];

type TextBlocks = Parameters<typeof DecorationSet.create>[0];

/** English paragraphs stand left to right while they are written, as they will on the page. */
const markEnglish = (doc: TextBlocks): DecorationSet => {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    if (node.attrs.dir === null && findOwnDirection(node.textContent)) {
      found.push(Decoration.node(at, at + node.nodeSize, { dir: 'ltr' }));
    }
    return false;
  });
  return DecorationSet.create(doc, found);
};

/** The direction of each paragraph, chosen or of its own. */
export const ParagraphDirection = Extension.create({
  name: 'direction',

  addGlobalAttributes() {
    return [
      {
        types: kept,
        attributes: {
          dir: {
            default: null,
            parseHTML: (element) => parseDirection(element.getAttribute('dir')),
            renderHTML: ({ dir }) => (dir ? { dir } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      toggleDirection:
        (direction) =>
        ({ state, tr, dispatch }) => {
          const { from, to } = state.selection;
          let isChanged = false;
          state.doc.nodesBetween(from, to, (node, at) => {
            if (!directed.includes(node.type.name)) return;
            const own = findOwnDirection(node.textContent) ?? 'rtl';
            const next = (node.attrs.dir ?? own) === direction ? opposite(direction) : direction;
            // What a paragraph would do by itself needs no mark.
            tr.setNodeAttribute(at, 'dir', next === own ? null : next);
            isChanged = true;
          });
          if (isChanged) dispatch?.(tr);
          return isChanged;
        },
    };
  },

  addProseMirrorPlugins() {
    const key = new PluginKey<DecorationSet>('direction');
    return [
      new Plugin({
        key,
        state: {
          init: (_, { doc }) => markEnglish(doc),
          apply: (transaction, now) => (transaction.docChanged ? markEnglish(transaction.doc) : now),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

const opposite = (direction: Direction): Direction => (direction === 'ltr' ? 'rtl' : 'ltr');
