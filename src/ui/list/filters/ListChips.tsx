import { Chip } from '@mantine/core';
import classes from './ListChips.module.css';

type Props<Name extends string> = {
  /** What is chosen by them, for those who can't see it. */
  label: string;
  names: readonly Name[];
  texts: Readonly<Record<Name, string>>;
  /** How many are in one, once that is known. */
  countOf?: ((name: Name) => string) | undefined;
  value: Name;
  onChange: (name: string) => void;
};

/** The parts of a list, of which one is shown, each with how many are in it; on a telephone one line that is swiped. */
export function ListChips<Name extends string>({ label, names, texts, countOf, value, onChange }: Props<Name>) {
  return (
    <Chip.Group value={value} onChange={(name) => onChange(name)}>
      <div className={classes.chips} role="radiogroup" aria-label={label}>
        {names.map((name) => (
          <Chip key={name} value={name} variant="outline" classNames={{ label: classes.label }}>
            {texts[name]}
            {countOf && ` (${countOf(name)})`}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
