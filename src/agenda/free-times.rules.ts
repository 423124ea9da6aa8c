/** When a place is open on one day: minutes since midnight where the practice is, 1440 the end of the day (product 17.2). */
export type DayOpenings = {
  /** `YYYY-MM-DD`. */
  day: string;
  /** What the day is called, if nobody attends on it. */
  holiday: string | null;
  /** Of one professional; of the place as such where that is null. Those of the same one never overlap. */
  hours: readonly (Lane & { professionalName: string; from: number; to: number; capacity: number })[];
  /** When one professional does not attend, and why; nobody, where that is null. */
  blocks: readonly (Lane & { from: number; to: number; reason?: string })[];
};

/** Who attends: one professional, or whoever is at the place. Each has hours of their own, and what is taken of them. */
type Lane = { professionalId: string | null };

/** What so many people have of a day. */
export type Taken = Lane & { startsAt: number; minutes: number; people: number };

/** The clock where the practice is: see `dayIn` and `minuteOf`. */
export type Now = { day: string; minute: number };

/** A time that can be had, and for how many people. */
export type FreeTime = Lane & { startsAt: number; professionalName: string; left: number };

type Asked = {
  openings: DayOpenings;
  /** All that is taken of that day at the place. */
  taken: readonly Taken[];
  /** How long the occasion takes there. */
  minutes: number;
  now: Now;
};

/**
 * The free times of a day, in their order. They begin with each opening and follow one another at the length of the occasion, and
 * at none of their minutes are more people attended than there is room for; none is in a block, on a holiday, over by now, or
 * longer than its opening.
 */
export function freeTimes({ openings, taken, minutes, now }: Asked): FreeTime[] {
  const { day, holiday, hours, blocks } = openings;
  if (holiday !== null || day < now.day) return [];
  const first = day === now.day ? now.minute : 0;
  const times = hours.flatMap(({ professionalId, professionalName, from, to, capacity }) => {
    const load = loadOf(
      taken.filter((one) => one.professionalId === professionalId),
      blocks.filter((block) => isAbout(block, professionalId)),
    );
    return startsWithin({ from, to }, minutes)
      .filter((startsAt) => startsAt >= first)
      .map((startsAt) => ({ startsAt, left: capacity - Math.max(...load.subarray(startsAt, startsAt + minutes)) }))
      .filter(({ left }) => left > 0)
      .map((time) => ({ ...time, professionalId, professionalName }));
  });
  return times.sort((a, b) => a.startsAt - b.startsAt || a.professionalName.localeCompare(b.professionalName, 'pt-BR'));
}

/**
 * The free time that begins at a minute: of that professional, of the place as such for null, of any of them for undefined. Null
 * where it can't be had (any more).
 */
export function freeTimeAt(
  asked: Asked,
  { startsAt, professionalId }: { startsAt: number; professionalId?: string | null | undefined },
): FreeTime | null {
  const isWanted = (time: FreeTime) => professionalId === undefined || time.professionalId === professionalId;
  return freeTimes(asked).find((time) => time.startsAt === startsAt && isWanted(time)) ?? null;
}

/** Whether an appointment lies where nobody attends: since it was made, hours, blocks or holidays have changed. */
export function isOutside(
  openings: DayOpenings,
  { startsAt, minutes, professionalId }: Omit<Taken, 'people'>,
): boolean {
  const end = startsAt + minutes;
  const isOpen = openings.hours.some(
    (hours) => hours.professionalId === professionalId && hours.from <= startsAt && end <= hours.to,
  );
  const isBlocked = openings.blocks.some(
    (block) => isAbout(block, professionalId) && block.from < end && startsAt < block.to,
  );
  return openings.holiday !== null || !isOpen || isBlocked;
}

/** Why there is nothing to be had on a day, whatever is taken of it; null where somebody attends. */
export function closedWord({ day, holiday, hours, blocks }: DayOpenings, now: Now): string | null {
  if (day < now.day) return 'Este dia já passou';
  if (holiday !== null) return `Feriado: ${holiday}`;
  const isOpenFrom = (minute: number) =>
    hours.some(({ professionalId, from, to }) => {
      const load = loadOf(
        [],
        blocks.filter((block) => isAbout(block, professionalId)),
      );
      return load.subarray(Math.max(from, minute), to).includes(0);
    });
  if (!isOpenFrom(0)) return 'Sem atendimento';
  return day === now.day && !isOpenFrom(now.minute) ? 'O atendimento deste dia já terminou' : null;
}

function isAbout(block: Lane, professionalId: string | null): boolean {
  return block.professionalId === null || block.professionalId === professionalId;
}

const minutesOfDay = 1440;

/** More than anybody has room for. */
const full = 1_000_000;

/** How many people there are at each minute of the day. */
function loadOf(taken: readonly Omit<Taken, 'professionalId'>[], blocks: readonly { from: number; to: number }[]) {
  const load = new Int32Array(minutesOfDay);
  for (const { startsAt, minutes, people } of taken) {
    for (let minute = startsAt; minute < Math.min(startsAt + minutes, minutesOfDay); minute++) {
      load[minute] = (load[minute] ?? 0) + people;
    }
  }
  for (const { from, to } of blocks) load.fill(full, from, to);
  return load;
}

function startsWithin({ from, to }: { from: number; to: number }, minutes: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, at) => from + at * minutes);
}
