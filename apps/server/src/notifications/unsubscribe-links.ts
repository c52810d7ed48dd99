// Tokens of unsubscribe links: each stops one kind of e-mail to one member. They need no sign-in, never expire and allow nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeTopic, noticeTopics } from '@sverka/contract/notifications/notifications.rules'

/** E-mails of one kind to one member. */
export interface Subscription {
  readonly userId: number
  /** The kind of e-mail: those about a topic, or the digest. */
  readonly kind: NoticeTopic | 'digest'
}

export interface UnsubscribeLinks {
  token(subscription: Subscription): string
  /** Null if the signature is wrong or the kind is unknown. */
  read(token: string): Subscription | null
}

const isKnown = (kind: string): kind is Subscription['kind'] => kind === 'digest' || Object.hasOwn(noticeTopics, kind)

/** `secret`: the key of the installation, with which tokens are signed. */
export function createUnsubscribeLinks(secret: string): UnsubscribeLinks {
  const key = createHmac('sha256', secret).update('unsubscribe-links').digest()
  const token = ({ userId, kind }: Subscription): string => {
    const signature = createHmac('sha256', key).update(`${userId}/${kind}`).digest('base64url')
    return `${userId}.${kind}.${signature}`
  }
  return {
    token,
    read(received) {
      const [id = '', kind = ''] = received.split('.')
      const userId = Number(id)
      if (!Number.isSafeInteger(userId) || !isKnown(kind)) return null
      const [expectedBytes, receivedBytes] = [Buffer.from(token({ userId, kind })), Buffer.from(received)]
      return expectedBytes.length === receivedBytes.length && timingSafeEqual(expectedBytes, receivedBytes) ? { userId, kind } : null
    },
  }
}
