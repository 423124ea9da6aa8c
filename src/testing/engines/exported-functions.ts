import { type Plugin, parseSync } from 'vite';
import { root } from './statements-record.ts';

/** Where the functions that have been called are noted, in a process of tests. */
export const calledFunctions = Symbol.for('zelo: functions of *.db.ts that a test has called');

/** A function that a module opens to others, and where its body begins in the module's text. */
type Exported = { name: string; bodyAt: number };

/** The functions that a module opens to others. */
export function exportedFunctions(file: string, code: string): Exported[] {
  return parseSync(file, code).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration') return [];
    const { id, body } = node.declaration;
    return id && body ? [{ name: id.name, bodyAt: body.start + 1 }] : [];
  });
}

/** Lets every such function of a `*.db.ts` note that it is called. */
export function notesCalls(): Plugin {
  return {
    name: 'zelo-notes-calls',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.db.ts') || !path.startsWith(`${root}/src/`)) return null;
      const file = path.slice(root.length + 1);
      let noting = code;
      for (const { name, bodyAt } of exportedFunctions(file, code).toReversed()) {
        const note = ` globalThis[Symbol.for(${JSON.stringify(calledFunctions.description)})]?.add('${file}#${name}');`;
        noting = noting.slice(0, bodyAt) + note + noting.slice(bodyAt);
      }
      return { code: noting, map: null };
    },
  };
}
