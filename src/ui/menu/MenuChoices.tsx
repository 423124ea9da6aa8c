import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Standing } from '../on-demand/Standing.tsx';

/** One of what a menu offers: its words, and what it does or where it leads. */
export type MenuChoice = { label: string } & ({ to: string } | { onClick: () => void } | Checked);

/** One that is chosen or not, and the menu stays open for the next; a fixed one stays as it is. */
type Checked = { isChecked: boolean; isFixed: boolean; onClick: () => void };

export type MenuChoicesProps = {
  /** The id of the button, with which that of the menu begins. */
  id: string;
  /** The button that the menu belongs to. */
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
  choices: readonly MenuChoice[];
};

/** The menu of a button that has been there before it. */
export function MenuChoices({ id, button, opened, onChange, choices }: MenuChoicesProps) {
  // Not opened in the drawing that it comes with: the menu would not know where the focus was before.
  const [shown, setShown] = useState(false);
  const [byKeys, setByKeys] = useState(false);
  useEffect(() => {
    if (opened) setByKeys(button.current?.matches(':focus-visible') ?? false);
    setShown(opened);
  }, [opened, button]);
  return (
    <Menu
      id={id}
      position="bottom-end"
      withinPortal
      opened={shown}
      onChange={onChange}
      // Who opens it by a key sees the focus on its first choice; the place that the library gives it is not to be seen.
      withInitialFocusPlaceholder={!byKeys}
    >
      <Menu.Target>
        <Standing element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) =>
          'to' in choice ? (
            <Menu.Item key={choice.label} component={Link} to={choice.to}>
              {choice.label}
            </Menu.Item>
          ) : 'isChecked' in choice ? (
            <CheckedItem key={choice.label} {...choice} />
          ) : (
            <Menu.Item key={choice.label} onClick={choice.onClick}>
              {choice.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function CheckedItem({ label, isChecked, isFixed, onClick }: { label: string } & Checked) {
  const setRole = (item: HTMLElement | null) => item?.setAttribute('role', 'menuitemcheckbox'); // The library gives it none of its own.
  return (
    <Menu.Item
      ref={setRole}
      aria-checked={isChecked}
      closeMenuOnClick={false}
      disabled={isFixed}
      leftSection={<IconCheck size={16} aria-hidden="true" style={{ visibility: isChecked ? 'visible' : 'hidden' }} />}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  );
}
