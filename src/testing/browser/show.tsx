import '../../app/look/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { cdp, type Locator, page } from 'vitest/browser';
import { Library } from '../../app/look/Library.tsx';
import { Toasts } from '../../ui/toast/Toasts.tsx';

/**
 * Draws screens as the product does, with its library, its toasts and addresses, but without a server.
 * @returns the router, whose `state.location` is the address and whose `navigate(-1)` is Back
 */
export function show(routes: RouteObject[], path = '/') {
  const router = createMemoryRouter([{ element: <Frame />, children: routes }], { initialEntries: [path] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // The files share one page: nothing of a test is left to the next one.
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <Library>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Library>,
    ),
  );
  return router;
}

function Frame() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** The field with exactly this label, required or not. */
export function field(label: string, within: Pick<Locator, 'getByLabelText'> = page): Locator {
  return within.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));
}

/** The mask sets the caret by a timer after each change; no hand is quicker, these keys are. */
export function caretIsSet(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
}

type Router = ReturnType<typeof show>;

/** Waits for an address. */
export function expectAddress(router: Router, address: string) {
  const now = () => router.state.location;
  return expect.poll(() => now().pathname + now().search).toBe(address);
}

/** Until the end of the test things move on the screen, as for most people (decision 83). */
export async function withMovement(): Promise<void> {
  const move = (value: string) =>
    tellBrowser('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await move('no-preference');
  onTestFinished(async () => void (await move('reduce')));
}

/** A command of Chromium's own protocol, for what no hand of the library's can do. */
export function tellBrowser(command: string, what: object): Promise<unknown> {
  const browser = cdp() as unknown as { send: (command: string, what: object) => Promise<unknown> };
  return browser.send(command, what);
}
