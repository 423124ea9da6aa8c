import { useEffect, useState } from 'react';

/** What one tab says to the others of the browser: it has this place open and keeps this draft, asks who does, or leaves it. */
type Word = { says: 'here' | 'who' | 'gone'; place: string; key: string };

/**
 * Follows which other tabs have the same form of the same employee open. It answers the names of the drafts that they keep.
 * @param place the form: its user, employee and kind
 * @param key the draft that this tab keeps
 */
export function useOtherTabs(place: string, key: string): ReadonlySet<string> {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const channel = new BroadcastChannel('zelo.forms');
    const say = (says: Word['says']) => channel.postMessage({ says, place, key } satisfies Word);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.place !== place) return;
      if (data.says === 'who') say('here');
      setOthers((before) => {
        const after = new Set(before);
        if (data.says === 'gone') after.delete(data.key);
        else after.add(data.key);
        return after;
      });
    };
    const leave = () => say('gone');
    const arrive = () => say('who');
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    arrive();
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
      leave();
      channel.close();
    };
  }, [place, key]);
  return others;
}
