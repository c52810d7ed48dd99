// Sends members' notices by e-mail; a job runs every minute. Each notice is handled once: by an e-mail at once, in a digest, or without an e-mail.
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
import { createdOnce } from '../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { lastDigestTime } from './digest-times.ts'
import { digestEmail, type NoticeLine, noticesEmail } from './notifications.emails.ts'
import { listWaiting, lockMember, lockWaiting, markNoticesMailed, type WaitingRow } from './notifications.sql.ts'
import { type NoticeChoices, readNoticeChoices } from './settings.ts'
import { createUnsubscribeLinks, type Subscription } from './unsubscribe-links.ts'

/** The job of the mailing. `expireSeconds`: a run that takes longer counts as failed. */
export const mailJob = defineJob<Record<string, never>>('notifications.mail', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 60
/** Members listed by one query. */
const MEMBERS_PER_QUERY = 500
/** Notices of one member handled in one run; the rest follows a minute later. */
const NOTICES_PER_RUN = 200
/** A digest has at most so many notices, the newest, and the number of the others. */
const DIGEST_LINES = 30
const MINUTE_MS = 60_000
/** Digests are due at full hours: in the first minutes of an hour all members with waiting notices are checked. */
const AFTER_THE_HOUR = 5
/** In the other minutes only members with a notice of the last 30 minutes are checked. This is longer than any e-mail is delayed (`WAIT_MINUTES`). */
const RECENT_MS = 30 * MINUTE_MS

const getUnsubscribeLinks = createdOnce(({ secret }) => createUnsubscribeLinks(secret))

/** The member and the kind of e-mails of an unsubscribe link's token; null for an invalid token. */
export const readSubscription = (services: Services, token: string): Subscription | null => getUnsubscribeLinks(services).read(token)

const unsubscribeUrl = (services: Services, subscription: Subscription): string =>
  `${services.publicUrl}/unsubscribe/${getUnsubscribeLinks(services).token(subscription)}`

/** The worker of the job; each run schedules the next one. */
export const mailingWorker = (services: Services): JobWorker =>
  jobWorker(mailJob, async () => {
    // The next run is enqueued first, so that a failure of this one does not stop the runs.
    await services.db.transaction().execute((tx) => services.jobs.send(tx, mailJob, {}, { after: EVERY_SECONDS }))
    await sendWaitingEmails(services)
  })

/** Handles all notices that are due, in one transaction for each member. Simultaneous runs are safe: members and notices are locked. */
export async function sendWaitingEmails(services: Services): Promise<void> {
  const now = services.clock.now()
  const since = now.getUTCMinutes() < AFTER_THE_HOUR ? null : new Date(now.getTime() - RECENT_MS)
  for (let after = 0; ; ) {
    const members = await listWaiting(readOnly(services.db), { since, after, limit: MEMBERS_PER_QUERY })
    for (const { userId } of members) {
      await services.db.transaction().execute((tx) => mailMember(tx, services, userId))
      after = userId
    }
    if (members.length < MEMBERS_PER_QUERY) return
  }
}

/** How a notice is sent. `none`: without an e-mail; `later`: a later run decides. */
type Delivery = 'now' | 'digest' | 'none' | 'later'

interface ReadableNotice extends NoticeLine {
  readonly id: number
  readonly topic: NoticeTopic
}

/** Handles the notices of one member that are due; those of a deleted or blocked member without e-mails. */
async function mailMember(tx: Tx, services: Services, userId: number): Promise<void> {
  const now = services.clock.now()
  const member = await lockMember(tx, userId)
  const rows = await lockWaiting(tx, userId, NOTICES_PER_RUN)
  const isActive = member && !member.deletedAt && !member.blockedAt
  if (!isActive)
    return void (await markNoticesMailed(
      tx,
      rows.map(({ id }) => id),
      now,
    ))
  const [choices, plan] = [await readNoticeChoices(tx, userId), await findMemberPlan(tx, userId, now)]
  const byDelivery = Map.groupBy(rows, (row) =>
    decideDelivery(row, { choices, isIncluded: plan.flags.includes('notifications_enabled'), now }),
  )
  const handled = [...(byDelivery.get('none') ?? [])].map(({ id }) => id)
  const atOnce = Map.groupBy((byDelivery.get('now') ?? []).flatMap(toReadable), ({ topic }) => topic)
  for (const [topic, lines] of atOnce) {
    // A topic whose default is a boolean is the member's choice; the others are mandatory.
    const isOptional = noticeTopics[topic].mail === true || noticeTopics[topic].mail === false
    const unsubscribe = isOptional ? unsubscribeUrl(services, { userId, kind: topic }) : null
    await services.mail.send(tx, noticesEmail({ to: member.email, topic, lines, publicUrl: services.publicUrl, unsubscribe }))
    handled.push(...lines.map(({ id }) => id))
  }
  const waiting = (byDelivery.get('digest') ?? []).flatMap(toReadable)
  const slot = lastDigestTime(now, choices.digest)
  if (slot && waiting[0] && waiting[0].createdAt <= slot) {
    await sendDigest(tx, services, { userId, to: member.email, waiting })
    handled.push(...waiting.map(({ id }) => id))
  }
  if (handled.length > 0) await markNoticesMailed(tx, handled, now)
}

interface MailingContext {
  /** The member's settings. */
  readonly choices: NoticeChoices
  /** Whether the member's plan includes e-mails about notices. */
  readonly isIncluded: boolean
  readonly now: Date
}

const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind)

/** Delay of the e-mails of a topic: several notices are collected in one e-mail, and notices read meanwhile are not sent. */
const WAIT_MINUTES: { readonly [topic in NoticeTopic]?: number } = { messages: MESSAGE_MAIL_MINUTES, product_batches: BATCH_MAIL_MINUTES }

const important: ReadonlySet<string> = new Set(importantFields)
const isImportant = (params: unknown): boolean => important.has(String((params as NoticeLine['params']).field))

function decideDelivery({ kind, params, readAt, createdAt }: WaitingRow, { choices, isIncluded, now }: MailingContext): Delivery {
  if (!isKind(kind)) return 'none'
  const { topic } = noticeKinds[kind]
  const { mail }: NoticeTopicEntry = noticeTopics[topic]
  if (mail === 'always') return 'now'
  if (kind === 'company_changed' && choices.digest.important_only && !isImportant(params)) return 'none'
  // A notice that was read on the site needs no e-mail.
  if (!isIncluded || readAt) return 'none'
  const choice = choices.topics[topic]
  // 'own': the module that raises the notice sends an e-mail itself.
  if (mail !== 'own' && choice.mail) {
    const isDelayed = now.getTime() - createdAt.getTime() < (WAIT_MINUTES[topic] ?? 0) * MINUTE_MS
    return isDelayed ? 'later' : 'now'
  }
  return choice.digest && choices.digest.frequency !== 'never' ? 'digest' : 'none'
}

/** The notice as a list of one, typed for its text; empty for a kind that this version of the program does not know. */
const toReadable = ({ id, kind, params, path, createdAt }: WaitingRow): ReadableNotice[] =>
  isKind(kind) ? [{ id, kind, topic: noticeKinds[kind].topic, params: params as NoticeLine['params'], path, createdAt }] : []

async function sendDigest(
  tx: Tx,
  services: Services,
  { userId, to, waiting }: { userId: number; to: string; waiting: readonly ReadableNotice[] },
) {
  const shown = waiting.slice(-DIGEST_LINES)
  const groups = Map.groupBy(shown, ({ kind }) => noticeKinds[kind].group)
  const unsubscribe = unsubscribeUrl(services, { userId, kind: 'digest' })
  const more = waiting.length - shown.length
  await services.mail.send(tx, digestEmail({ to, groups, more, publicUrl: services.publicUrl, unsubscribe }))
}
