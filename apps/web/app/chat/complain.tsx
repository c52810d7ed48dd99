// The button and dialog by which a member complains to the site's staff about a conversation.
import { COMPLAINT_MAX } from '@sverka/contract/chat/chat.rules'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Complain } from '../shell/complain.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'

/** `slug`: identifier of the conversation in URLs. */
export function RoomComplaint({ slug }: { slug: string }) {
  const texts = useMessages(chatMessages)
  return (
    <p className={styles.day}>
      <Complain
        texts={{ ...texts, ...texts.complaint }}
        maxLength={COMPLAINT_MAX}
        complain={(text) => browserCall('POST /api/v1/chats/:slug/complaints/', { params: { slug }, body: { text } })}
      />
    </p>
  )
}
