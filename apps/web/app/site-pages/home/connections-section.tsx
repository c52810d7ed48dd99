// Section of the home page that shows a company's connections as its card does; the companies are invented and marked as a sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { DesktopOnly, MobileOnly } from '../../ui/layout.tsx'
import { SplitSection } from '../section.tsx'
import styles from './connections-drawing.module.css'
import { ConnectionsDrawing } from './connections-drawing.tsx'
import { homeMessages } from './home.messages.ts'

export function ConnectionsSection() {
  const { connections, sample } = useMessages(homeMessages)
  const drawing = (
    <div className={styles.frame}>
      <DesktopOnly>
        <ConnectionsDrawing form="wide" />
      </DesktopOnly>
      <MobileOnly>
        <ConnectionsDrawing form="narrow" />
      </MobileOnly>
      <Tag>{sample}</Tag>
    </div>
  )
  return <SplitSection white kicker={connections.kicker} title={connections.title} lead={connections.lead} picture={drawing} />
}
