import passkeySignInCalls from 'virtual:calls/passkeySignIn';
import { useEffect, useRef, useState } from 'react';
import { apiOf } from '../../platform/browser/api-client.ts';
import { deviceNumber } from '../../platform/browser/device/device-number.ts';
import {
  askForPasskey,
  canUsePasskeys,
  NoPasskey,
  offersPasskeys,
  stopAsking,
} from '../../platform/browser/passkey-prompt.ts';
import type { passkeySignInContract } from './passkeys.contract.ts';

const passkeySignInApi = apiOf<typeof passkeySignInContract>('passkeySignIn', passkeySignInCalls);
const context = { waits: 'never' } as const; // There is nothing yet that could be lost.

/** A challenge holds for five minutes; what the browser offers quietly is asked for anew by then, when somebody is there. */
const freshMs = 4 * 60_000;

type Props = {
  /** Whether the form is there that keys are an alternative to. */
  on: boolean;
  onEntered: (session: { token: string; type: string }) => void;
  onRefused: (error: unknown) => void;
};

/**
 * The sign-in without a password: by a button, and, where the browser offers keys among what fills the e-mail in, by choosing one
 * there. Only one question is asked at a time; what the quiet one comes to nothing by is nobody's concern.
 */
export function usePasskeySignIn(props: Props) {
  const { on } = props;
  // Known once the page's scripts are there: the page itself is made before, for every browser.
  const [usable, setUsable] = useState(false);
  const [busy, setBusy] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const latest = useRef({ question: 0, askedAt: 0, props });
  latest.current.props = props;

  useEffect(() => setUsable(canUsePasskeys()), []);

  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const offer = async () => {
      if (Date.now() - latest.current.askedAt < freshMs || !(await offersPasskeys()) || stop.signal.aborted) return;
      await ask(latest.current, true);
    };
    void offer();
    for (const event of ['focusin', 'visibilitychange', 'pointerdown'])
      document.addEventListener(event, () => void offer(), { signal: stop.signal });
    return () => {
      stop.abort();
      latest.current.question += 1;
      latest.current.askedAt = 0;
      stopAsking();
    };
  }, [on]);

  const enter = async () => {
    setBusy(true);
    setClosed(await ask(latest.current, false));
    setBusy(false);
  };
  return { usable, busy, closed, enter };
}

type Latest = { question: number; askedAt: number; props: Props };

/** @returns what is to be said when the browser has got no key */
async function ask(latest: Latest, quietly: boolean): Promise<string | null> {
  latest.question += 1;
  const { question } = latest;
  latest.askedAt = Date.now();
  let chosen = false;
  try {
    const { options } = await passkeySignInApi.ask.call(undefined, { context });
    if (question !== latest.question) return null;
    const passkey = await askForPasskey(options, { quietly });
    chosen = true;
    latest.props.onEntered(await passkeySignInApi.signIn.call({ passkey, device: deviceNumber() }, { context }));
    return null;
  } catch (error) {
    if (question === latest.question) latest.askedAt = 0; // What is offered next is asked for anew.
    if (quietly && !chosen) return null;
    if (error instanceof NoPasskey) return error.message;
    latest.props.onRefused(error);
    return null;
  }
}
