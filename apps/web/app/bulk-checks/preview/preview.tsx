// Preview of a list of companies before its bulk check: its file, its lines, and how much of the plan's quota the check would use.
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { PrivateHead } from '../../shell/private-head.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import type { NewListState } from '../use-new-list.ts'
import styles from './preview.module.css'
import { linesInGroup } from './preview.rules.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewCost } from './preview-cost.tsx'
import { PreviewFile } from './preview-file.tsx'
import { PreviewLines } from './preview-lines.tsx'

type Preview = NonNullable<NewListState['preview']>

/** `list` holds the form's state and the actions; `preview` is the server's answer. */
export function PreviewPage({ list, preview }: { list: NewListState; preview: Preview }) {
  const texts = useMessages(bulkChecksMessages)
  const top = useRef<HTMLDivElement>(null)
  // The preview has replaced the form: the keyboard focus moves to it, so that screen readers announce it.
  useEffect(() => top.current?.focus(), [])
  // Companies that would count against the quota, and those checked before, which would not.
  const { counted, free } = preview.checks
  // `read` is the number found in a line.
  const hasNumbers = preview.lines.some(({ read }) => read !== null)
  const waiting = linesInGroup(preview.lines, 'waiting').length
  return (
    <div ref={top} tabIndex={-1} className={styles.top} aria-busy={list.busy}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.title, to: '/profile/bulk-checks' }, { label: texts.preview }]} />
          <PrivateHead title={hasNumbers ? texts.previewTitle(counted + free, preview.lines.length) : texts.noNumbers}>
            <Button onClick={() => void list.back()} icon="arrow-left">
              {texts.changeList}
            </Button>
          </PrivateHead>
          <Text as="p" tone="secondary">
            {texts.notBegun(waiting)}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <Stack gap={4} className={styles.main}>
            <PreviewFile list={list} preview={preview} />
            <PreviewLines list={list} preview={preview} />
          </Stack>
          <PreviewCost list={list} preview={preview} />
        </div>
        <PreviewBar list={list} preview={preview} />
      </Stack>
    </div>
  )
}
