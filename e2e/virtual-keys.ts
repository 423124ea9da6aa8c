import type { CDPSession, Page } from '@playwright/test';

/** Gives a page authenticators of its own; none at first. The address must be that of the own machine: `localhost`. */
export async function watchKeys(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  return {
    /** A device that knows its user, as a telephone does; answers the way to what it holds. */
    async add(options: { transport?: 'internal' | 'usb'; verifies?: boolean } = {}) {
      const { transport = 'internal', verifies = true } = options;
      const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport,
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: verifies,
          automaticPresenceSimulation: true,
        },
      });
      return deviceOf(cdp, authenticatorId);
    },
  };
}

function deviceOf(cdp: CDPSession, authenticatorId: string) {
  const of = { authenticatorId };
  return {
    /** Whether somebody puts the finger on it when asked. */
    answers: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { ...of, enabled }),
    /** Whether the finger is the right one. */
    verifies: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { ...of, isUserVerified }),
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', of)).credentials,
    /** Takes the device away. */
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', of),
  };
}
