import { useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { fetchScript } from '../../../platform/browser/scripts.ts';
import { usePart } from '../../on-demand/usePart.ts';
import { errorToast } from '../../toast/toast.ts';
import type { Hanging, KeyHandler } from './ChoiceList.tsx';

const loadList = async () => (await fetchScript(() => import('./ChoiceList.tsx'))).ChoiceList;

/**
 * The list of a field to choose from, fetched when the pointer or the focus comes to the field. The field is the same before and
 * after: what is typed meanwhile stays, and the list opens as soon as it is there.
 */
export function useChoiceList(onClosed: () => void) {
  const [opened, setOpened] = useState(false);
  // Without it what was typed stays, and the field is one of text: the next key, click or arrow asks again.
  const [List, fetchList] = usePart(loadList, (error) => {
    setOpened(false);
    errorToast(errorMessage(error));
  });
  const store = useCombobox({
    opened,
    onOpenedChange: setOpened,
    onDropdownOpen: fetchList,
    onDropdownClose: onClosed,
  });
  const [reached, setReached] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<KeyHandler>(null);
  const id = useId();
  const isShown = opened && List !== null;
  const hanging: Hanging = { store, id, input, keys, onReached: setReached };

  /** What the keys do that the field itself makes nothing of. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (keys.current) return keys.current(event);
    if (event.key === 'Escape') store.closeDropdown('keyboard');
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    store.openDropdown('keyboard');
  }

  const said = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-haspopup': 'listbox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': isShown ? reached : undefined,
    'data-expanded': opened || undefined,
    // Escape closes the list, and not the dialog around it.
    'data-mantine-stop-propagation': opened || undefined,
  } as const;
  return { List, store, hanging, fetchList, onKeyDown, said };
}
