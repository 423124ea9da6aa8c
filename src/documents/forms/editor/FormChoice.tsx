import { SegmentedControl } from '@mantine/core';
import type { FormTab } from '../form-tabs.rules.ts';
import { type FormKind, forms } from '../registry.ts';
import classes from './FormTabs.module.css';

type Props = {
  tab: FormTab;
  chosen: FormKind;
  onChoose: (kind: FormKind) => void;
  /** What is said of a form's drafts, after its name. */
  wordOf: (kind: FormKind) => string;
};

/** Which of the forms that share a tab is seen. */
export function FormChoice({ tab: { label, kinds }, chosen, onChoose, wordOf }: Props) {
  return (
    <SegmentedControl
      aria-label={label}
      className={classes.choice ?? ''}
      mb="sm"
      data={kinds.map((kind) => ({ value: kind, label: `${forms[kind].tab}${wordOf(kind)}` }))}
      value={chosen}
      onChange={(value) => {
        const kind = kinds.find((one) => one === value);
        if (kind) onChoose(kind);
      }}
    />
  );
}
