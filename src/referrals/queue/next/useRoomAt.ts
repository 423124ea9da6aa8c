import { readStored } from '../../../platform/browser/device/device-store.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';

/** Where somebody works at this computer: the place, and at each place the room that people are called to. */
export type Work = { place: string; rooms: Readonly<Record<string, string>> };

/** Under which name it is kept here. */
export function workKey(userId: string): string {
  return `zelo.queue.${userId}`;
}

/** Where this user works at this computer, as it was chosen before. */
export function keptWork(userId: string): Work {
  const value = readStored(workKey(userId));
  return isWork(value) ? value : { place: '', rooms: {} };
}

/** The room that people are called to at a place: the only one, or the one that was chosen here and is still there; else none. */
export function roomIn({ rooms }: Work, place: { id: string; rooms: readonly string[] } | undefined): string {
  if (place?.rooms.length === 1) return place.rooms[0] ?? '';
  const chosen = rooms[place?.id ?? ''] ?? '';
  return place?.rooms.includes(chosen) ? chosen : '';
}

/** The room that people are called to at a place from this computer. */
export function useRoomAt(place: { id: string; rooms: readonly string[] } | undefined): string {
  return roomIn(keptWork(useProfile()?.user.id ?? ''), place);
}

function isWork(value: unknown): value is Work {
  if (typeof value !== 'object' || value === null) return false;
  return 'place' in value && typeof value.place === 'string' && 'rooms' in value && typeof value.rooms === 'object';
}
