import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAddressState } from '../list/useAddressState.ts';
import { OpeningContext } from './opening.ts';

type FromList = { fromList?: boolean } | null;

/**
 * A modal that is a child route of the screen under it: it opens with its address, leads back to the screen when it is closed
 * (the screen keeps its search, order and page), and then fades out.
 */
export function useModalRoute(): { opened: boolean; close: () => void; onClosed: () => void } {
  const { leaving, onLeft } = useContext(OpeningContext);
  const [drawn, setDrawn] = useState(false);
  const closing = useRef(false);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { latest } = useAddressState();
  // As it was opened: the screen under it may put a new entry in the place of this one, as when its page is no more.
  const [isAfterScreen] = useState(Boolean((state as FromList)?.fromList));
  useEffect(() => setDrawn(true), []); // Not from the first drawing on, or it would not fade in.

  function close() {
    // Going back takes a moment: a second Escape meanwhile would go back from the screen itself.
    if (closing.current) return;
    closing.current = true;
    // Back where the screen is the entry before, so that Back does not lead into the closed modal again.
    if (isAfterScreen) return navigate(-1);
    // What the way to the modal has brought is the screen's.
    navigate(
      { pathname: '..', search: `${latest()}` },
      { relative: 'route', replace: true, state, preventScrollReset: true },
    );
  }
  return { opened: drawn && !leaving, close, onClosed: onLeft };
}

/**
 * Opens a modal of the screen by its address under the screen's own: `edit/7f…`. What was typed into the search a moment ago
 * goes with it, whether it was drawn yet or not.
 */
export function useOpenModal(): (path: string) => void {
  const navigate = useNavigate();
  const { latest, goOn } = useAddressState();
  const open = (path: string) =>
    navigate(
      { pathname: path, search: `${latest()}` },
      { state: { fromList: true } satisfies FromList, preventScrollReset: true },
    );
  return (path) => goOn(path, () => void open(path));
}

/** Puts another modal of the screen in the place of this one; closing that leads back to the screen too. */
export function useNextModal(): (path: string, more?: object) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { latest } = useAddressState();
  return (path, more) =>
    navigate(
      { pathname: `../${path}`, search: `${latest()}` },
      { relative: 'route', replace: true, state: { ...(state as FromList), ...more }, preventScrollReset: true },
    );
}
