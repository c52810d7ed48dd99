// What a visitor does with a card: add its representative to friends, refresh it from the source, download it.
import { FriendButton } from '../friends/friend-button.tsx'
import styles from './company-card.module.css'
import { DownloadLink } from './download-link.tsx'
import { RefreshButton } from './refresh-button.tsx'

export const CardActions = ({ number, representative }: { number: string; representative: number | null }) => (
  <div className={styles.actions}>
    <FriendButton representative={representative} />
    <RefreshButton number={number} />
    <DownloadLink number={number} />
  </div>
)
