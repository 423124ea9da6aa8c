import { type FormKind, formKinds, forms } from './registry.ts';

/** One tab: of a form, or of several of a sort that share one. */
export type FormTab = { label: string; kinds: readonly [FormKind, ...FormKind[]] };

function labelOf(kind: FormKind): string {
  return forms[kind].within ?? forms[kind].tab;
}

/** The tabs in their order: forms that share one stand where the first of them does. */
export const formTabs: readonly FormTab[] = formKinds
  .filter((kind) => formKinds.find((other) => labelOf(other) === labelOf(kind)) === kind)
  .map((first) => {
    const others = formKinds.filter((kind) => kind !== first && labelOf(kind) === labelOf(first));
    return { label: labelOf(first), kinds: [first, ...others] };
  });

/** The tab in which a form stands. */
export function tabOf(kind: FormKind): FormTab {
  return formTabs.find(({ kinds }) => kinds.includes(kind)) ?? { label: labelOf(kind), kinds: [kind] };
}
