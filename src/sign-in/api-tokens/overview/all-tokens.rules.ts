import { z } from 'zod';

/** What the list of everybody's tokens reads, and how it may be sorted. */
export const storedToken = {
  table: 'api_tokens',
  schema: z.object({
    id: z.string(),
    name: z.string(),
    scopes: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().nullable(),
    email: z.string(),
    userType: z.string(),
  }),
  columns: [
    'api_tokens.id',
    'api_tokens.name',
    'api_tokens.scopes',
    'api_tokens.created_at as createdAt',
    'api_tokens.expires_at as expiresAt',
    'api_tokens.last_used_at as lastUsedAt',
    'users.email',
    'api_tokens.user_type as userType',
  ],
  order: {
    name: 'api_tokens.name',
    email: 'users.email',
    lastUsedAt: 'api_tokens.last_used_at',
    expiresAt: 'api_tokens.expires_at',
  },
  first: 'expiresAt',
} as const;
