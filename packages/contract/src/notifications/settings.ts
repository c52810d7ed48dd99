// Operations on a member's notification settings, and the link that unsubscribes from e-mails with one click.
import { type Static, Type } from 'typebox'
import { defineOperation, StringEnum } from '../http/http.ts'
import { digestFrequencies, type NoticeTopic, noticeGroups, noticeTopics } from './notifications.rules.ts'

const Topic = StringEnum(Object.keys(noticeTopics) as NoticeTopic[])
const Hour = Type.Integer({ minimum: 0, maximum: 23 })

export const NoticeSettings = Type.Object({
  /** In the order of the page. Channels: list on the site, e-mail at once, digest e-mail; `always` and `never` cannot be changed. */
  topics: Type.Array(
    Type.Object({
      topic: Topic,
      group: StringEnum(noticeGroups),
      site: StringEnum(['on', 'off', 'always']),
      mail: StringEnum(['on', 'off', 'always']),
      digest: StringEnum(['on', 'off', 'never']),
    }),
  ),
  /** The hour is in Moscow time. `important_only`: of the changes of watched companies, only those that may rule out a deal. */
  digest: Type.Object({ frequency: StringEnum(digestFrequencies), hour: Hour, important_only: Type.Boolean() }),
  /** The address for e-mails. */
  email: Type.String(),
  /** Whether the plan includes e-mails about the optional topics. */
  mail_included: Type.Boolean(),
})
export type NoticeSettings = Static<typeof NoticeSettings>

export const getNoticeSettings = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'GET',
  path: '/api/v1/notifications/settings/',
  summary: "The caller's notification settings: topics and channels",
  response: { 200: NoticeSettings },
  errors: [],
})

export const updateNoticeSettings = defineOperation({
  access: 'user',
  limit: 'api',
  method: 'PATCH',
  path: '/api/v1/notifications/settings/',
  summary: 'Change the given settings; e-mails require a plan that includes them',
  body: Type.Object({
    topics: Type.Optional(
      Type.Array(
        Type.Object({
          topic: Topic,
          site: Type.Optional(Type.Boolean()),
          mail: Type.Optional(Type.Boolean()),
          digest: Type.Optional(Type.Boolean()),
        }),
        { maxItems: 50 },
      ),
    ),
    digest: Type.Optional(
      Type.Object({
        frequency: Type.Optional(StringEnum(digestFrequencies)),
        hour: Type.Optional(Hour),
        important_only: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
  response: { 200: NoticeSettings },
  errors: ['plan_required'],
})

export const stopEmails = defineOperation({
  method: 'POST',
  path: '/unsubscribe/:token/',
  summary: "Unsubscribe from e-mails of the link's kind, without signing in; also for mail programs (RFC 8058)",
  access: 'public',
  limit: 'api',
  ignoresToken: true,
  consumes: 'form',
  params: Type.Object({ token: Type.String({ minLength: 10, maxLength: 200 }) }),
  /** Mail programs send `List-Unsubscribe=One-Click`. */
  body: Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 100 })) }),
  response: { 204: null },
  errors: ['invalid_token'],
})
