// The bell in the header: shows the number of the member's unread notices, and links to the page of all notices.
import { useMessages } from '../i18n/catalogue.ts'
import { useUnread } from '../shell/unread.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { notificationsMessages } from './notifications.messages.ts'
import styles from './notifications.module.css'

export function Bell() {
  const texts = useMessages(notificationsMessages)
  const { notices } = useUnread()
  return (
    <Link to="/profile/notifications" className={styles.bell} aria-label={texts.bell(notices)}>
      <Icon name="bell" />
      {notices > 0 && (
        <span className={styles.count} aria-hidden="true">
          {notices > 99 ? '99+' : notices}
        </span>
      )}
    </Link>
  )
}
