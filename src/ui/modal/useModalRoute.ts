import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type FromList = { fromList?: boolean } | null;

/**
 * A modal that is a child route of the screen under it: it opens with its address and, once it has faded out, leads back to
 * the screen, which keeps its search, order and page.
 */
export function useModalRoute(): { opened: boolean; close: () => void; onClosed: () => void } {
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  // As it was opened: the screen under it may put a new entry in the place of this one, as when its page is no more.
  const [isAfterScreen] = useState(Boolean((state as FromList)?.fromList));
  useEffect(() => setOpened(true), []); // Not from the first drawing on, or it would not fade in.

  function onClosed() {
    // Back where the screen is the entry before, so that Back does not lead into the closed modal again.
    if (isAfterScreen) return navigate(-1);
    navigate({ pathname: '..', search }, { relative: 'route', replace: true, preventScrollReset: true });
  }
  return { opened, close: () => setOpened(false), onClosed };
}

/** Opens a modal of the screen by its address under the screen's own: `edit/7f…`. */
export function useOpenModal(): (path: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (path) =>
    navigate({ pathname: path, search }, { state: { fromList: true } satisfies FromList, preventScrollReset: true });
}

/** Puts another modal of the screen in the place of this one; closing that leads back to the screen too. */
export function useNextModal(): (path: string, more?: object) => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  return (path, more) =>
    navigate(
      { pathname: `../${path}`, search },
      { relative: 'route', replace: true, state: { ...(state as FromList), ...more }, preventScrollReset: true },
    );
}
