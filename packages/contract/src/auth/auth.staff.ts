// Operations of the site's staff on accounts: find people, block and unblock them, read the audit log.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'

/** An account as staff see it. `name_membership` is the name of the plan; `blocked_at` is null if the account is not blocked. */
export const StaffUser = Type.Object({
  id: Id,
  email: Type.String(),
  full_name: Type.String(),
  is_staff: Type.Boolean(),
  name_membership: Type.String(),
  date_joined: IsoTime,
  blocked_at: Nullable(IsoTime),
})
export type StaffUser = Static<typeof StaffUser>

export const listUsers = defineOperation({
  ...staffList,
  path: '/api/v1/admin/users/',
  summary: 'Accounts, newest first; `search` finds parts of names and e-mail addresses',
  query: Type.Object({
    ...pageQuery,
    search: Type.Optional(Type.String({ maxLength: 200 })),
    blocked: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(StringEnum(['-created_at', 'created_at', 'full_name'])),
  }),
  response: { 200: Page(StaffUser) },
})

export const blockUser = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/users/:id/block/',
  summary: 'Block an account, whose tokens stop working at once; refused for one’s own',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const unblockUser = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/users/:id/unblock/',
  summary: 'Let a blocked account sign in again',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

/** One entry of the append-only audit log; details never contain secrets. */
export const AuditEntry = Type.Object({
  id: Id,
  happened_at: IsoTime,
  /** Null if nobody was signed in. */
  actor: Nullable(Type.Object({ id: Id, full_name: Type.String(), email: Type.String() })),
  /** `feature.action`, such as `auth.login`. */
  action: Type.String(),
  /** `kind:id` of the thing that the action changed or showed, such as `user:15`; null if there is none. */
  subject: Nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  /** IP address. */
  address: Nullable(Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>

export const listAudit = defineOperation({
  ...staffList,
  path: '/api/v1/admin/audit/',
  summary: 'The audit log, newest first, by action (`auth.login`, or `auth.` for all that begin so), person, subject and Moscow day',
  query: Type.Object({
    ...pageQuery,
    action: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z_.-]+$', examples: ['auth.sign-in'] })),
    actor: Type.Optional(Id),
    /** Part of the name or e-mail of the person who acted. */
    who: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** Days in Moscow time, both included. */
    from: Type.Optional(IsoDate),
    until: Type.Optional(IsoDate),
    subject: Type.Optional(Type.String({ maxLength: 60, pattern: '^[a-z-]+:[\\w./-]+$', examples: ['user:15'] })),
  }),
  response: { 200: Page(AuditEntry) },
})
