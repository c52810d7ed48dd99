// The uploaded file of a paper (a document that a deal asks for): a link that downloads it, its size, who sent it when, and its hash.

import type { DealPaper } from '@sverka/contract/deals/deals'
import { kilobytes, shortFingerprint } from '@sverka/contract/formats.rules'
import { saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRefused } from '../shell/use-refused.ts'
import { LinkButton } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { dealsMessages } from './deals.messages.ts'
import styles from './deals.module.css'

interface FileProps {
  /** Id of the deal. */
  deal: number
  file: NonNullable<DealPaper['file']>
}

export function FileLink({ deal, file }: FileProps) {
  const texts = useMessages(dealsMessages)
  const showError = useRefused()
  const save = () =>
    saveFile('GET /api/v1/deals/:id/files/:file/', { params: { id: deal, file: file.id } }, file.name).catch((cause: unknown) =>
      showError(cause, texts),
    )
  return (
    <LinkButton className={styles.file} title={file.name} onClick={() => void save()}>
      {file.name}
    </LinkButton>
  )
}

export function GivenFile({ deal, file }: FileProps) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  const details = [
    texts.size(format.integer(kilobytes(file.size))),
    file.by_link ? texts.byLink : texts.byMember,
    format.dateOfTime(file.given_at),
  ]
  return (
    <Stack gap={1}>
      <FileLink deal={deal} file={file} />
      <Text size="caption" tone="muted">
        {format.list(details)}
      </Text>
      <span title={`SHA-256 ${file.sha256}`}>
        <Text size="caption" tone="muted">
          {texts.fingerprint} {shortFingerprint(file.sha256)}
        </Text>
      </span>
    </Stack>
  )
}
