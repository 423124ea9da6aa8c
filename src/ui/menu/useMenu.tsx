import { type ReactNode, useId, useRef, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { usePart } from '../on-demand/usePart.ts';
import { errorToast } from '../toast/toast.ts';
import type { MenuChoice } from './MenuChoices.tsx';

const loadChoices = async () => (await fetchScript(() => import('./MenuChoices.tsx'))).MenuChoices;

/**
 * A menu that is fetched when the pointer or the focus comes to its button, which says of itself what the menu would say of it:
 * with what positions it, it weighs more than most screens.
 * @returns what the button is given, and what draws the menu of the choices beside it
 */
export function useMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [Choices, fetchMenu] = usePart(loadChoices, (error) => {
    setOpened(false);
    errorToast(errorMessage(error));
  });
  const isShown = opened && Choices !== null;
  const ofButton = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isShown,
    'aria-controls': isShown ? `${id}-dropdown` : undefined,
    'data-expanded': opened || undefined,
    onPointerEnter: fetchMenu,
    onFocus: fetchMenu,
    onClick() {
      fetchMenu();
      setOpened(!opened);
    },
    // A menu takes the focus when it comes: not from where the user has gone meanwhile.
    onBlur: () => !Choices && setOpened(false),
  } as const;
  const menuOf = (choices: readonly MenuChoice[]): ReactNode =>
    Choices && <Choices id={id} button={button} opened={opened} onChange={setOpened} choices={choices} />;
  return [ofButton, menuOf] as const;
}
