// Opens the chat room with the seller of an item; a guest signs in first.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

/** `product`: id of the item that the conversation is about. `isOpening` while the room is being created. */
export function useWriting(product: number): { isOpening: boolean; write: () => void } {
  const texts = useMessages(marketplaceMessages)
  const refused = useRefused()
  const account = useAccount()
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      const { slug } = await browserCall('POST /api/v1/chat-room/', { body: { product } })
      await navigate(`/profile/messages?room=${slug}`)
    } catch (cause) {
      refused(cause, texts)
    } finally {
      setOpening(false)
    }
  }
  return { isOpening, write: () => account.ask(() => void open()) }
}
