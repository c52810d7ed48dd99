// What a visitor does with a card: refresh it from the source, download it.
import styles from './company-card.module.css'
import { DownloadLink } from './download-link.tsx'
import { RefreshButton } from './refresh-button.tsx'

export const CardActions = ({ number }: { number: string }) => (
  <div className={styles.actions}>
    <RefreshButton number={number} />
    <DownloadLink number={number} />
  </div>
)
