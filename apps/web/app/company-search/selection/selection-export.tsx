// The actions above the table of a selection of companies: export and saving for members, whose code only they load; for guests a note that
// the export requires signing in.
import { lazy, Suspense } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useAccount } from '../../shell/account.tsx'
import { GuestOnly } from '../../shell/guest-only.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import styles from '../company-search.module.css'
import type { ExportProps } from './export-props.ts'
import { selectionMessages } from './selection.messages.ts'

const MemberSelection = lazy(async () => ({ default: (await import('./member-selection.tsx')).MemberSelection }))

/** The actions. The container has their height from the start, so that nothing moves when they are loaded. */
export function SelectionExport(props: ExportProps) {
  const texts = useMessages(selectionMessages)
  const { me } = useAccount().state
  return (
    <div className={styles.take}>
      <GuestOnly>
        {props.count > 0 && (
          <Panel compact title={texts.take}>
            <Text as="p" tone="secondary">
              {texts.takeGuest}
            </Text>
          </Panel>
        )}
      </GuestOnly>
      {me && (
        <Suspense fallback={null}>
          <MemberSelection key={me.id} {...props} />
        </Suspense>
      )}
    </div>
  )
}
