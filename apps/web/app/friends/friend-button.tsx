// «Добавить в друзья» on a company's card: for members, where the company has a representative who is somebody else (specification §2).
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

export function FriendButton({ representative }: { representative: number | null }) {
  const { me } = useAccount().state
  if (!me || representative === null || representative === me.id) return null
  return <Adding key={`${me.id} ${representative}`} representative={representative} />
}

function Adding({ representative }: { representative: number }) {
  const texts = useMessages(friendsMessages)
  const refused = useRefused()
  const toast = useToast()
  const [isFriend, setFriend] = useIsFriend(representative)
  const [busy, setBusy] = useState(false)
  const [isNew, setNew] = useState(false)
  if (isFriend === null) return null
  if (isFriend) return <Added isNew={isNew} />
  const add = async () => {
    setBusy(true)
    try {
      await browserCall('POST /api/v1/friends/', { body: { friend: representative } })
      setNew(true)
      setFriend(true)
      toast.success(texts.alert)
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

function Added({ isNew }: { isNew: boolean }) {
  const texts = useMessages(friendsMessages)
  const messageRef = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // The focused button disappeared: focus moves to what replaced it.
    if (isNew && document.activeElement === document.body) messageRef.current?.focus()
  }, [isNew])
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
    let isHere = true
    browserCall('GET /api/v1/friends/', { query: { friend__in: [id] } }).then(
      ({ count }) => isHere && setFriend(count > 0),
      // The card works without the button.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isHere = false
    }
  }, [id])
  return [isFriend, setFriend] as const
}
