// Writing to the seller of an item: a guest signs in first; the room with the seller is opened and shown among the messages.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useToast } from '../ui/toast.tsx'
import { marketplaceMessages } from './marketplace.messages.ts'

export function useWriting(product: number): { isOpening: boolean; write: () => void } {
  const texts = useMessages(marketplaceMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const account = useAccount()
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    try {
      // Who has just signed in is not known to this page yet.
      const me = account.state.me ?? (await browserCall('GET /auth/users/me/', {}))
      if (!me.plan_features.messenger_enabled) return toast.bad(texts.item.needMessenger, { label: texts.item.toTariffs, to: '/tariffs' })
      const { slug } = await browserCall('POST /api/v1/chat-room/', { body: { product } })
      await navigate(`/profile/messages?room=${slug}`)
    } catch (cause) {
      toast.bad(isRefusal(cause) ? errorText(cause.code) : texts.failed)
    } finally {
      setOpening(false)
    }
  }
  return { isOpening, write: () => account.ask(() => void open()) }
}
