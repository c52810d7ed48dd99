// The heart that adds an item to the member's favourites («likes» it). All hearts of one item share one state; a guest's like is stored after
// signing in.
import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './like-button.module.css'
import { pageLikes } from './likes.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

interface LikeButtonProps {
  id: number
  /** The product's name, for the accessible label of a heart without words. */
  name: string
  /** With words beside the heart. */
  labelled?: boolean
}

/** The server does not render likes, since its pages are the same for everybody. */
const serverSnapshot = () => false

/** Whether the member likes the item with this id; `toggle` changes it, for a guest after signing in. */
export function useLike(id: number): { liked: boolean; toggle: () => void } {
  const texts = useMessages(marketplaceMessages)
  const refused = useRefused()
  const account = useAccount()
  const { status } = account.state
  useEffect(() => {
    if (status === 'member') pageLikes().load(id)
    else if (status === 'guest') pageLikes().forget()
  }, [status, id])
  const liked = useSyncExternalStore(subscribe, () => pageLikes().get(id), serverSnapshot)
  const set = (isLiked: boolean) =>
    pageLikes()
      .set(id, isLiked)
      .catch((cause: unknown) => refused(cause, texts))
  return { liked, toggle: () => (status === 'member' ? void set(!liked) : account.ask(() => void set(true))) }
}

const subscribe = (listener: () => void) => pageLikes().subscribe(listener)

export function LikeButton({ id, name, labelled }: LikeButtonProps) {
  const texts = useMessages(marketplaceMessages)
  const { liked, toggle } = useLike(id)
  if (labelled) {
    return (
      <Button aria-pressed={liked} className={classNames(liked && styles.liked)} onClick={toggle}>
        <Icon name="heart" filled={liked} />
        {texts.like}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={classNames(styles.heart, liked && styles.liked)}
      aria-label={texts.likeLabel(name)}
      aria-pressed={liked}
      onClick={toggle}
    >
      <Icon name="heart" filled={liked} />
    </button>
  )
}
