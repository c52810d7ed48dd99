// Unsubscribe links for one kind of e-mails of one member: without sign-in, without expiry and with no other effect.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeTopic, noticeTopics } from '@sverka/contract/notifications/notifications.rules'

export interface Subscription {
  readonly userId: number
  readonly what: NoticeTopic | 'digest'
}

export interface UnsubscribeLinks {
  token(subscription: Subscription): string
  /** Null for a link that we have not made. */
  read(token: string): Subscription | null
}

const isKnown = (what: string): what is Subscription['what'] => what === 'digest' || Object.hasOwn(noticeTopics, what)

export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = createHmac('sha256', secret).update('unsubscribe-links').digest()
  const token = ({ userId, what }: Subscription): string => {
    const signature = createHmac('sha256', key).update(`${userId}/${what}`).digest('base64url')
    return `${userId}.${what}.${signature}`
  }
  return {
    token,
    read(given) {
      const [id = '', what = ''] = given.split('.')
      const userId = Number(id)
      if (!Number.isSafeInteger(userId) || !isKnown(what)) return null
      const [expected, asked] = [Buffer.from(token({ userId, what })), Buffer.from(given)]
      return expected.length === asked.length && timingSafeEqual(expected, asked) ? { userId, what } : null
    },
  }
}
