// Sends notices by e-mail: each is handled once, by an e-mail at once, in a digest, or without one.
import { importantFields } from '@sverka/contract/monitoring/monitoring.rules'
import {
  BATCH_MAIL_MINUTES,
  MESSAGE_MAIL_MINUTES,
  type NoticeKind,
  type NoticeTopic,
  type NoticeTopicEntry,
  noticeKinds,
  noticeTopics,
} from '@sverka/contract/notifications/notifications.rules'
import { findMemberPlan } from '../plans/plans.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { oncePer } from '../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { lastDigestTime } from './digest-times.ts'
import { digestEmail, type NoticeLine, noticesEmail } from './notifications.emails.ts'
import { listWaiting, lockMember, lockWaiting, markNoticesMailed, type WaitingRow } from './notifications.sql.ts'
import { type NoticeChoices, readNoticeChoices } from './settings.ts'
import { createUnsubscribeLinks, type Subscription } from './unsubscribe-links.ts'

export const mailJob = defineJob<Record<string, never>>('notifications.mail', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 60
const MEMBERS = 500
/** Limit of one member's notices a run; the rest follows a minute later. */
const NOTICES = 200
const DIGEST_LINES = 30
const MINUTE_MS = 60_000
/** Digests are sent at full hours: all members are checked then, otherwise only those with recent notices. */
const LATELY_MS = 30 * MINUTE_MS
const AFTER_THE_HOUR = 5

const getUnsubscribeLinks = oncePer(({ secret }) => createUnsubscribeLinks(secret))

export const readSubscription = (services: Services, token: string): Subscription | null => getUnsubscribeLinks(services).read(token)

const unsubscribeUrl = (services: Services, subscription: Subscription): string =>
  `${services.publicUrl}/unsubscribe/${getUnsubscribeLinks(services).token(subscription)}`

export const mailingWorker = (services: Services): JobWorker =>
  jobWorker(mailJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, mailJob, {}, { after: EVERY_SECONDS }))
    await mailWaiting(services)
  })

/** Safe to repeat and to run twice at once. */
export async function mailWaiting(services: Services): Promise<void> {
  const now = services.clock.now()
  const since = now.getUTCMinutes() < AFTER_THE_HOUR ? null : new Date(now.getTime() - LATELY_MS)
  for (let after = 0; ; ) {
    const members = await listWaiting(readOnly(services.db), { since, after, limit: MEMBERS })
    for (const { userId } of members) {
      await services.db.transaction().execute((tx) => mailMember(tx, services, userId))
      after = userId
    }
    if (members.length < MEMBERS) return
  }
}

type Fate = 'now' | 'digest' | 'none' | 'later'

interface ReadableNotice extends NoticeLine {
  readonly id: number
  readonly topic: NoticeTopic
}

async function mailMember(tx: Tx, services: Services, userId: number): Promise<void> {
  const now = services.clock.now()
  const member = await lockMember(tx, userId)
  const rows = await lockWaiting(tx, userId, NOTICES)
  const isThere = member && !member.deletedAt && !member.blockedAt
  if (!isThere)
    return void (await markNoticesMailed(
      tx,
      rows.map(({ id }) => id),
      now,
    ))
  const [wishes, plan] = [await readNoticeChoices(tx, userId), await findMemberPlan(tx, userId, now)]
  const byFate = Map.groupBy(rows, (row) => decideFate(row, { wishes, isIncluded: plan.flags.includes('notifications_enabled'), now }))
  const carried = [...(byFate.get('none') ?? [])].map(({ id }) => id)
  const atOnce = Map.groupBy((byFate.get('now') ?? []).flatMap(known), ({ topic }) => topic)
  for (const [topic, lines] of atOnce) {
    const mayEnd = noticeTopics[topic].mail === true || noticeTopics[topic].mail === false
    const unsubscribe = mayEnd ? unsubscribeUrl(services, { userId, what: topic }) : null
    await services.mail.send(tx, noticesEmail({ to: member.email, topic, lines, publicUrl: services.publicUrl, unsubscribe }))
    carried.push(...lines.map(({ id }) => id))
  }
  const waiting = (byFate.get('digest') ?? []).flatMap(known)
  const slot = lastDigestTime(now, wishes.digest)
  if (slot && waiting[0] && waiting[0].createdAt <= slot) {
    await sendDigest(tx, services, { userId, to: member.email, waiting })
    carried.push(...waiting.map(({ id }) => id))
  }
  if (carried.length > 0) await markNoticesMailed(tx, carried, now)
}

interface Standing {
  readonly wishes: NoticeChoices
  readonly isIncluded: boolean
  readonly now: Date
}

const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind)

const WAIT_MINUTES: { readonly [topic in NoticeTopic]?: number } = { messages: MESSAGE_MAIL_MINUTES, product_batches: BATCH_MAIL_MINUTES }

const important: ReadonlySet<string> = new Set(importantFields)
const isImportant = (params: unknown): boolean => important.has(String((params as NoticeLine['params']).field))

function decideFate({ kind, params, readAt, createdAt }: WaitingRow, { wishes, isIncluded, now }: Standing): Fate {
  if (!isKind(kind)) return 'none'
  const { topic } = noticeKinds[kind]
  const { mail }: NoticeTopicEntry = noticeTopics[topic]
  if (mail === 'always') return 'now'
  if (kind === 'company_changed' && wishes.digest.important_only && !isImportant(params)) return 'none'
  // A notice that was read on the site needs no e-mail, and one whose word sends its own e-mail needs no second one.
  if (!isIncluded || readAt) return 'none'
  const wish = wishes.topics[topic]
  if (mail !== 'own' && wish.mail) {
    const waits = now.getTime() - createdAt.getTime() < (WAIT_MINUTES[topic] ?? 0) * MINUTE_MS
    return waits ? 'later' : 'now'
  }
  return wish.digest && wishes.digest.frequency !== 'never' ? 'digest' : 'none'
}

const known = ({ id, kind, params, path, createdAt }: WaitingRow): ReadableNotice[] =>
  isKind(kind) ? [{ id, kind, topic: noticeKinds[kind].topic, params: params as NoticeLine['params'], path, createdAt }] : []

async function sendDigest(
  tx: Tx,
  services: Services,
  { userId, to, waiting }: { userId: number; to: string; waiting: readonly ReadableNotice[] },
) {
  const shown = waiting.slice(-DIGEST_LINES)
  const groups = Map.groupBy(shown, ({ kind }) => noticeKinds[kind].group)
  const unsubscribe = unsubscribeUrl(services, { userId, what: 'digest' })
  const more = waiting.length - shown.length
  await services.mail.send(tx, digestEmail({ to, groups, more, publicUrl: services.publicUrl, unsubscribe }))
}
