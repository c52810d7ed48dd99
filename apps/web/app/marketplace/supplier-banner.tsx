// The banner above the listing of goods: it says that suppliers are verified, and links to the page for sellers.
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/text.tsx'
import { listingMessages } from './listing.messages.ts'
import styles from './marketplace.module.css'

export function SupplierBanner() {
  const { banner } = useMessages(listingMessages)
  return (
    <aside className={styles.banner} aria-label={banner.title}>
      <span className={styles.tile}>
        <Icon name="shield" size="large" />
      </span>
      <div>
        <Text as="p" size="lead" weight="bold">
          {banner.title}
        </Text>
        <Text as="p" tone="secondary">
          {banner.text}
        </Text>
      </div>
      <ButtonLink to="/sellers">{banner.sell}</ButtonLink>
    </aside>
  )
}
