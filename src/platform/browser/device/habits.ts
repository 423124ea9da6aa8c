import { readStored, store } from './device-store.ts';

/** What a user does again and again on this computer. */
export type Habits = {
  /** The form that was open last. */
  tab: string;
  /** Where the user works. */
  place: string;
};

/** What this user does on this computer. Nothing of what is worked on belongs here: it outlives the sign-out. */
export function habitsOf(userId: string): Habits {
  const kept = readStored(keyOf(userId));
  return isHabits(kept) ? kept : { tab: '', place: '' };
}

/** Remembers what this user has just done. */
export function keepHabit(userId: string, habit: Partial<Habits>): void {
  store(keyOf(userId), { ...habitsOf(userId), ...habit });
}

function keyOf(userId: string): string {
  return `zelo.habits.${userId}`;
}

function isHabits(value: unknown): value is Habits {
  if (typeof value !== 'object' || value === null) return false;
  return 'tab' in value && typeof value.tab === 'string' && 'place' in value && typeof value.place === 'string';
}
