import type { ListExport } from '../access/list-export.server.ts';
import { exportedLists } from '../app/api.server.ts';
import { exportName } from '../trail/export-detail.rules.ts';
import { careCalls } from './examples/care-calls.ts';
import { documentsCalls } from './examples/documents-calls.ts';
import type { ExampleCall } from './examples/example-call.ts';
import { healthCalls } from './examples/health-calls.ts';
import { houseCalls } from './examples/house-calls.ts';
import { registersCalls } from './examples/registers-calls.ts';
import { signInCalls } from './examples/sign-in-calls.ts';

/** One for every endpoint that a subject declares, by its name. */
const ofSubjects: Readonly<Record<string, ExampleCall>> = {
  ...signInCalls,
  ...registersCalls,
  ...documentsCalls,
  ...healthCalls,
  ...careCalls,
  ...houseCalls,
};

/** The list as a spreadsheet: asked as the list is, whose path's names become part of the query. */
function exportOf(name: string, list: ListExport): ExampleCall {
  const [feature, call] = name.split('.');
  const template = list.call.declared.route.path ?? '';
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found);
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/?]+)')}(?:\\?(.*))?$`);
  return {
    path: (world) => {
      const [, ...found] = pattern.exec(ofSubjects[name]?.path(world) ?? '') ?? [];
      const query = new URLSearchParams(found[names.length] ?? '');
      for (const [at, each] of names.entries()) query.set(each, found[at] ?? '');
      return `/exports/${feature}/${call}?${query}`;
    },
  };
}

/** One for every endpoint of the contracts, by its name there; the authorisation matrix says when one is missing. */
export const exampleCalls: Readonly<Record<string, ExampleCall>> = {
  ...ofSubjects,
  ...Object.fromEntries(
    Object.entries(exportedLists).map(([name, list]) => [`exports.${exportName(name)}`, exportOf(name, list)]),
  ),
};
