// Opens the chat with the other side of an order; an empty message field is prefilled with a question that names the order.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { roomPath } from '../chat/chat-links.ts'
import { readDraft, saveDraft } from '../chat/unsent-store.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useMe } from '../profile/use-me.ts'
import { useRefused } from '../shell/use-refused.ts'
import { ordersMessages } from './orders.messages.ts'

/** `id`: the order's. `isOpening` while the chat room is being created. */
export function useOrderChat(id: number): { isOpening: boolean; openChat: () => Promise<void> } {
  const texts = useMessages(ordersMessages)
  const showError = useRefused()
  const me = useMe()
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const openChat = async () => {
    setOpening(true)
    try {
      const { slug } = await browserCall('POST /api/v1/orders/:id/chat/', { params: { id } })
      if (readDraft(me.id, slug) === '') saveDraft(me.id, slug, texts.question(id))
      await navigate(roomPath(slug))
    } catch (cause) {
      showError(cause, texts)
    } finally {
      setOpening(false)
    }
  }
  return { isOpening, openChat }
}
