// The button «Добавить в друзья» (add to friends) on a company's card, for members if the company has a representative other than the reader.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useToast } from '../ui/toast.tsx'
import { friendsMessages } from './friends.messages.ts'
import styles from './friends.module.css'

/** `representativeId`: user id of the company's representative; null if it has none. */
export function FriendButton({ representativeId }: { representativeId: number | null }) {
  const { me } = useAccount().state
  if (!me || representativeId === null || representativeId === me.id) return null
  // A new key resets the state when the account or the company changes.
  return <AddFriend key={`${me.id} ${representativeId}`} representativeId={representativeId} />
}

function AddFriend({ representativeId }: { representativeId: number }) {
  const texts = useMessages(friendsMessages)
  const refused = useRefused()
  const toast = useToast()
  const [isFriend, setFriend] = useIsFriend(representativeId)
  const [busy, setBusy] = useState(false)
  const [wasJustAdded, setJustAdded] = useState(false)
  if (isFriend === null) return null
  if (isFriend) return <FriendMark wasJustAdded={wasJustAdded} />
  const add = async () => {
    setBusy(true)
    try {
      await browserCall('POST /api/v1/friends/', { body: { friend: representativeId } })
      setJustAdded(true)
      setFriend(true)
      toast.success(texts.addedToast)
    } catch (cause) {
      refused(cause, texts)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="user-add" busy={busy} onClick={add}>
      {texts.add}
    </Button>
  )
}

function FriendMark({ wasJustAdded }: { wasJustAdded: boolean }) {
  const texts = useMessages(friendsMessages)
  const messageRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // The focused button disappeared: focus moves to what replaced it.
    if (wasJustAdded && document.activeElement === document.body) messageRef.current?.focus()
  }, [wasJustAdded])
  return (
    <span ref={messageRef} className={styles.added} role="status" tabIndex={-1}>
      <Icon name="check" />
      {texts.added}
    </span>
  )
}

/** Whether the caller has added this person; null until it is loaded. */
function useIsFriend(id: number) {
  const [isFriend, setFriend] = useState<boolean | null>(null)
  useEffect(() => {
    let isMounted = true
    browserCall('GET /api/v1/friends/', { query: { friend__in: [id] } }).then(
      ({ count }) => isMounted && setFriend(count > 0),
      // The card works without the button.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isMounted = false
    }
  }, [id])
  return [isFriend, setFriend] as const
}
