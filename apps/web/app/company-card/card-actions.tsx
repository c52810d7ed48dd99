// What a visitor does with a card: add its representative to friends, watch it, refresh it, take its requisites or the whole of it, read the full report.
import { FriendButton } from '../friends/friend-button.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { WatchButton } from '../monitoring/watch-button.tsx'
import { CompareLink } from '../shell/compare-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { tabPath } from './card-address.ts'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { CopyRequisites } from './copy-requisites.tsx'
import { DownloadLink } from './download-link.tsx'
import { forPurpose, usePurpose } from './purpose.ts'
import { RefreshButton } from './refresh-button.tsx'
import type { CardContext } from './use-company.ts'
import { useCurrentTab } from './use-current-tab.ts'

export function CardActions({ number, card: { company, reliability } }: { number: string; card: CardContext }) {
  const texts = useMessages(cardMessages)
  const purpose = usePurpose()
  const tab = useCurrentTab()
  return (
    <div className={styles.actions}>
      <FriendButton representative={company.representative} />
      <WatchButton number={number} />
      <RefreshButton number={number} iconOnly />
      <DownloadLink number={number} />
      <CopyRequisites company={company} />
      <CompareLink number={number} button />
      {reliability && tab !== 'reliability' && (
        <ButtonLink to={forPurpose(tabPath(number, 'reliability'), purpose)} variant="primary" icon="file">
          {texts.fullReport}
        </ButtonLink>
      )}
    </div>
  )
}
