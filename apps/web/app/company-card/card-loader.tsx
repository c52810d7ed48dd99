// A line at the top of the page while another card or tab is being fetched (specification §2, §4: «loading»).
import { useNavigation } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import styles from './card-loader.module.css'
import { cardMessages } from './company-card.messages.ts'

export function CardLoader() {
  const texts = useMessages(cardMessages)
  const { state, location } = useNavigation()
  if (state !== 'loading' || !location.pathname.startsWith('/counter-parties/')) return null
  return <div className={styles.line} role="progressbar" aria-label={texts.loading} />
}
