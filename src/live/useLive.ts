import shownBy from 'virtual:topics';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Change, tellChange } from '../platform/browser/changes.ts';
import { followEvents, type StreamMessage } from '../platform/browser/event-stream.ts';
import { shareWork } from '../platform/browser/shared-work.ts';
import { concerns, isAboutRecord } from './concerns.rules.ts';
import type { SentEvent } from './live-event.rules.ts';
import { refreshIn } from './refresh-pace.rules.ts';

/**
 * Keeps what is on the screen as it is on the server while a session lasts: what an event concerns is asked anew in place, and
 * everything after a gap. One stream for all tabs of the browser; none while the page is kept aside for 'Back'.
 */
export function useLive(token: string | null, queries: QueryClient): void {
  useEffect(() => {
    if (token === null) return;
    let beganAt: number | null = performance.now();
    let running: AbortController | undefined;
    const refresher = refreshing(queries);
    const start = () => {
      const began = beganAt;
      running = new AbortController();
      shareWork<StreamMessage>(
        nameFor(token),
        {
          work: (hear, isFirst, until) => followEvents('live', token, isFirst ? began : null, { hear, signal: until }),
          hear: refresher.hear,
        },
        running.signal,
      );
    };
    const stop = () => {
      running?.abort();
      beganAt = null;
    };
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start();
    };
    start();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', restart);
    return () => {
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', restart);
      stop();
      refresher.stop();
    };
  }, [token, queries]);
}

function refreshing(queries: QueryClient) {
  let gathered: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    timer = undefined;
    lastAt = performance.now();
    const changes = gathered;
    gathered = [];
    void queries.invalidateQueries({
      predicate: (query) => !isLeftAlone(query) && changes.some(({ concerns }) => concerns(query.queryKey)),
      // What nobody sees is asked when it is seen again.
      refetchType: document.hidden ? 'none' : 'active',
    });
  };
  return {
    hear(message: StreamMessage): void {
      if (message === 'alive') return;
      const change = changeOf(message);
      gathered.push(change);
      tellChange(change);
      timer ??= setTimeout(refresh, refreshIn(performance.now() - lastAt));
    },
    stop: () => clearTimeout(timer),
  };
}

function changeOf(message: Exclude<StreamMessage, 'alive'>): Change {
  if (message === 'anew') return { concerns: () => true, by: () => 'other' };
  const event = message.event as SentEvent;
  return {
    concerns: (queryKey) => concerns(shownBy, event, queryKey),
    by: (queryKey) => (!isAboutRecord(event, queryKey) ? null : event.isOwn ? 'own' : 'other'),
  };
}

/** What was asked once for good: an open form, whose fields are the user's. */
function isLeftAlone({ observers }: Query): boolean {
  return observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY);
}

/** The tabs of one session share a stream. The name tells nothing of the token. */
function nameFor(token: string): string {
  let sum = 0;
  for (const letter of token) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return `zelo.live.${sum.toString(36)}`;
}
