import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { directionOf } from '@/lib/shared/direction';

const TURNED = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList'];

type Dir = 'rtl' | 'ltr' | null;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    outerDirection: {
      /** Sets the direction of the outermost block with the caret; null: by its first letter again. */
      setOuterDirection: (dir: Dir) => ReturnType;
    };
  }
}

/**
 * Outermost blocks take their direction from their first letter, or from what the author chose. Blocks within them
 * inherit it: `dir=auto` on every node turns the items of Arabic lists and quotes to the left.
 */
export const OuterDirection = Extension.create({
  name: 'outerDirection',

  addGlobalAttributes() {
    const dir = {
      default: null,
      // Pasted pages set a direction on everything: only what is chosen here counts.
      parseHTML: () => null,
      renderHTML: () => ({}),
    };
    return [{ types: TURNED, attributes: { dir } }];
  },

  addCommands() {
    return {
      setOuterDirection:
        (dir) =>
        ({ state, tr, dispatch }) => {
          const { $from, $to } = state.selection;
          dispatch?.(
            Array.from({ length: $to.index(0) - $from.index(0) + 1 }, (_, at) => $from.index(0) + at).reduce(
              (changed, index) => {
                const node = state.doc.child(index);
                if (!TURNED.includes(node.type.name)) return changed;
                return changed.setNodeAttribute($from.posAtIndex(index, 0), 'dir', dir);
              },
              tr,
            ),
          );
          return true;
        },
    };
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const turned: Decoration[] = [];
            doc.forEach((node, offset) => {
              const dir = dirOf(node.type.name, node.attrs.dir as Dir, node.textContent);
              if (dir) turned.push(Decoration.node(offset, offset + node.nodeSize, { dir }));
            });
            return DecorationSet.create(doc, turned);
          },
        },
      }),
    ];
  },
});

function dirOf(type: string, chosen: Dir, text: string): Dir {
  if (type === 'codeBlock') return 'ltr';
  return chosen ?? directionOf(text);
}
