// Operations on a member's notices: the list behind the bell in the site's header.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { type NoticeKind, noticeGroups, noticeKinds } from './notifications.rules.ts'

const members = { access: 'user', limit: 'api' } as const

export const Notice = Type.Object({
  id: Id,
  kind: StringEnum(Object.keys(noticeKinds) as NoticeKind[]),
  group: StringEnum(noticeGroups),
  /** Values for the sentence of this kind, such as names, numbers and sums. */
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
  /** The page of the site that it links to. */
  path: Nullable(Type.String()),
  created_at: IsoTime,
  is_read: Type.Boolean(),
})
export type Notice = Static<typeof Notice>

export const listNotices = defineOperation({
  ...members,
  method: 'GET',
  path: '/api/v1/notifications/',
  summary: "The caller's notices, newest first",
  query: Type.Object({
    ...pageQuery,
    unread: Type.Optional(Type.Boolean({ default: false })),
    group: Type.Optional(StringEnum(noticeGroups)),
  }),
  response: { 200: Page(Notice) },
  errors: [],
})

export const readNotice = defineOperation({
  ...members,
  method: 'POST',
  path: '/api/v1/notifications/:id/read/',
  summary: 'Mark a notice as read; a repeat changes nothing',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const readAllNotices = defineOperation({
  ...members,
  method: 'POST',
  path: '/api/v1/notifications/read/',
  summary: 'Mark all notices as read',
  response: { 204: null },
  errors: [],
})

export const countNotices = defineOperation({
  ...members,
  method: 'GET',
  path: '/api/v1/notifications/unread/',
  summary: 'The number of unread notices',
  response: { 200: Type.Object({ unread_count: Type.Integer({ minimum: 0 }) }) },
  errors: [],
})
