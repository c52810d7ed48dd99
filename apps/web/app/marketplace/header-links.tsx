// A member's links in the header: messages, favourites and cart, with counts.
import { useMessages } from '../i18n/catalogue.ts'
import { useUnread } from '../shell/unread.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useCartCount } from './cart-count.ts'
import styles from './header-links.module.css'
import { marketplaceMessages } from './marketplace.messages.ts'

/**
 * The links are in the HTML for everybody, but visible for members only (CSS checks the attribute `data-member` of the document), so that
 * nothing moves when the member's data are loaded.
 */
export function HeaderLinks() {
  const { ways } = useMessages(marketplaceMessages)
  const { messages } = useUnread()
  const lines = useCartCount()
  return (
    <nav className={styles.ways} aria-label={ways.title}>
      <HeaderLink to="/profile/messages" icon="message" label={ways.messages(messages)} count={messages} />
      <HeaderLink to="/profile/favorites" icon="heart" label={ways.favorites} count={0} />
      <HeaderLink to="/profile/basket" icon="cart" label={ways.basket(lines)} count={lines} />
    </nav>
  )
}

/** Larger counts are shown as «99+». */
const COUNT_MAX = 99

function HeaderLink({ to, icon, label, count }: { to: string; icon: IconName; label: string; count: number }) {
  return (
    <Link to={to} className={styles.way} aria-label={label} title={label}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
        </span>
      )}
    </Link>
  )
}
