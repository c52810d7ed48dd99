// A member's notification settings: the defaults of every topic (`noticeTopics` of the contract) with the member's own choices.
import {
  DIGEST_DEFAULT,
  type NoticeKind,
  type NoticeTopic,
  type NoticeTopicEntry,
  noticeKinds,
  noticeTopics,
} from '@sverka/contract/notifications/notifications.rules'
import type { NoticeSettings } from '@sverka/contract/notifications/settings'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refusePlan } from '../platform/errors.ts'
import { type Choice, type DigestRow, findDigest, findEmail, listChoices, lockMember, saveChoice, saveDigest } from './notifications.sql.ts'

const topics = Object.keys(noticeTopics) as NoticeTopic[]
const kinds = Object.keys(noticeKinds) as NoticeKind[]

const isStaffOnly = (topic: NoticeTopic): boolean => {
  const entry: NoticeTopicEntry = noticeTopics[topic]
  return entry.staffOnly === true
}

/** For each topic whether the member gets its notices on the site, by e-mail and in the digest; and the digest's times. */
export interface NoticeChoices {
  readonly topics: Readonly<Record<NoticeTopic, Choice>>
  readonly digest: DigestRow
}

/**
 * Whether a channel is on. A boolean is a default that the member can change; a word cannot be changed: 'always', 'never', or 'own' (the
 * module that raises the notice sends an e-mail itself).
 */
const isOn = (byDefault: boolean | 'always' | 'own' | 'never', chosen: boolean | undefined): boolean =>
  typeof byDefault === 'boolean' ? (chosen ?? byDefault) : byDefault !== 'never'

/** The settings of a member: the defaults where the member has made no choice. */
export async function readNoticeChoices(db: Reader, userId: number): Promise<NoticeChoices> {
  const chosen = new Map((await listChoices(db, userId)).map((choice) => [choice.topic, choice]))
  const resolveChoice = (topic: NoticeTopic): Choice => {
    const [defaults, own]: [NoticeTopicEntry, Choice | undefined] = [noticeTopics[topic], chosen.get(topic)]
    return { topic, site: isOn(defaults.site, own?.site), mail: isOn(defaults.mail, own?.mail), digest: isOn(defaults.digest, own?.digest) }
  }
  const digest = (await findDigest(db, userId)) ?? DIGEST_DEFAULT
  return { topics: Object.fromEntries(topics.map((topic) => [topic, resolveChoice(topic)])) as NoticeChoices['topics'], digest }
}

/** The kinds of notices that the member sees on the site, of one group or of all. */
export async function shownKinds(db: Reader, userId: number, group?: string): Promise<NoticeKind[]> {
  const { topics: choices } = await readNoticeChoices(db, userId)
  return kinds.filter((kind) => choices[noticeKinds[kind].topic].site && (group === undefined || noticeKinds[kind].group === group))
}

/** The state of a channel as the API names it; 'always' cannot be changed by the member. */
const channelState = (byDefault: boolean | 'always' | 'own', isChosen: boolean) =>
  typeof byDefault !== 'boolean' ? 'always' : isChosen ? 'on' : 'off'

/** The settings as the API returns them. `mail_included`: the member's plan includes e-mails about notices. */
export async function readSettings(db: Reader, { userId, flags, isStaff }: Session): Promise<NoticeSettings> {
  const { topics: choices, digest } = await readNoticeChoices(db, userId)
  const { email } = await findEmail(db, userId)
  const rows = topics
    .filter((topic) => isStaff || !isStaffOnly(topic))
    .map((topic) => {
      const [defaults, choice]: [NoticeTopicEntry, Choice] = [noticeTopics[topic], choices[topic]]
      return {
        topic,
        group: defaults.group,
        site: channelState(defaults.site, choice.site),
        mail: channelState(defaults.mail, choice.mail),
        digest: defaults.digest === 'never' ? ('never' as const) : choice.digest ? ('on' as const) : ('off' as const),
      } as const
    })
  return { topics: rows, digest, email, mail_included: flags.has('notifications_enabled') }
}

interface Changes {
  readonly topics?: readonly { readonly topic: NoticeTopic; readonly site?: boolean; readonly mail?: boolean; readonly digest?: boolean }[]
  readonly digest?: Partial<DigestRow>
}

/**
 * Changes the settings. Throws `plan_required` if e-mails or digests are switched on and the member's plan does not include them; switching
 * off is always possible.
 */
export async function changeSettings(tx: Tx, caller: Session, { topics: changed = [], digest }: Changes): Promise<NoticeSettings> {
  const wantsMail = changed.some(({ mail, digest: inDigest }) => mail || inDigest) || (digest?.frequency ?? 'never') !== 'never'
  if (wantsMail && !caller.flags.has('notifications_enabled')) refusePlan('notifications_enabled')
  await lockMember(tx, caller.userId)
  const choices = await readNoticeChoices(tx, caller.userId)
  for (const { topic, ...channels } of changed) await saveChoice(tx, caller.userId, { ...choices.topics[topic], ...channels })
  if (digest) await saveDigest(tx, caller.userId, { ...choices.digest, ...digest })
  return readSettings(tx, caller)
}

/** Switches off the digest, or the e-mails of one topic; does nothing if the member no longer exists. */
export async function switchOffEmails(tx: Tx, userId: number, kind: NoticeTopic | 'digest'): Promise<void> {
  if (!(await lockMember(tx, userId))) return
  const choices = await readNoticeChoices(tx, userId)
  if (kind === 'digest') await saveDigest(tx, userId, { ...choices.digest, frequency: 'never' })
  else await saveChoice(tx, userId, { ...choices.topics[kind], mail: false })
}
