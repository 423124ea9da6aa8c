import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ProtocolExam, Risk } from '../programmes.schema.ts';
import { programmesApi } from '../useProgrammes.ts';

/** The risks and exams of the other groups of the version that is being written, to take over what was said of the same there. */
export function useWrittenBefore(): { risks: readonly Risk[]; exams: readonly ProtocolExam[] } {
  const { programmeId = '', groupId } = useParams();
  const { data } = useQuery(programmesApi.read.queryOptions({ input: { programmeId } }));
  const others = data?.groups.filter(({ id }) => id !== groupId) ?? [];
  return { risks: others.flatMap(({ risks }) => risks), exams: others.flatMap(({ exams }) => exams) };
}
