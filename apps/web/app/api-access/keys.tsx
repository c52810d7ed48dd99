// The member's keys: name, last use, number of requests; a key in use can be revoked.
import type { ApiKey } from '@sverka/contract/api-access/api-access'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { apiAccessMessages } from './api-access.messages.ts'
import styles from './api-access.module.css'

/**
 * `most`: how many keys without a parent key a member may have, not counting revoked ones. `mark`, in the table, is the first and last characters of
 * a key, since the key itself is not stored.
 */
export function Keys({ keys, most }: { keys: readonly ApiKey[]; most: number }) {
  const texts = useMessages(apiAccessMessages)
  const format = useFormat()
  const counted = keys.filter(({ revoked_at, parent }) => revoked_at === null && parent === null).length
  return (
    <Panel title={texts.keys} count={texts.of(counted, most)} foot={texts.keptHint}>
      {keys.length === 0 ? (
        <p>{texts.noKeys}</p>
      ) : (
        <Table
          caption={texts.keys}
          rows={keys}
          rowKey={({ id }) => id}
          stacked
          columns={[
            { key: 'name', head: texts.name, rowHeader: true, cell: (key) => <Name apiKey={key} keys={keys} /> },
            { key: 'mark', head: texts.key, cell: ({ mark }) => <code className={styles.code}>{mark}</code> },
            { key: 'opens', head: texts.opens, cell: ({ scopes }) => scopes.map((scope) => texts.scopeNames[scope]).join(', ') },
            { key: 'made', head: texts.made, cell: ({ created_at }) => format.dateOfTime(created_at) },
            { key: 'last', head: texts.last, cell: ({ last_used_at }) => (last_used_at ? format.dateTime(last_used_at) : texts.never) },
            { key: 'used', head: texts.monthUsed, numeric: true, cell: ({ used }) => format.integer(used) },
            { key: 'act', head: texts.act, cell: (key) => (key.revoked_at ? <Tag>{texts.revoked}</Tag> : <Revoke apiKey={key} />) },
          ]}
        />
      )}
    </Panel>
  )
}

/** A key's name, with its parent key and its own daily limit where it has them. */
function Name({ apiKey: { name, parent, daily_limit: limit }, keys }: { apiKey: ApiKey; keys: readonly ApiKey[] }) {
  const texts = useMessages(apiAccessMessages)
  const format = useFormat()
  const parentKey = keys.find(({ id }) => id === parent)
  const more = [parentKey && texts.withinKey(parentKey.name), limit !== null && texts.perDay(format.integer(limit))]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      {name}
      {more && (
        <Text as="p" size="caption" tone="secondary">
          {more}
        </Text>
      )}
    </>
  )
}

function Revoke({ apiKey: { id, name, mark } }: { apiKey: ApiKey }) {
  const texts = useMessages(apiAccessMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const revoke = async () => {
    try {
      await browserCall('DELETE /api/v1/api-access/keys/:id/', { params: { id } })
      toast.success(texts.revokedDone)
      await revalidate()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    }
  }
  return (
    <>
      <Button size="small" variant="danger" aria-label={texts.revokeName(name)} onClick={() => setOpen(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.revokeTitle(name)}
        text={texts.revokeHint(mark)}
        action={texts.revoke}
        labels={texts}
        onClose={() => setOpen(false)}
        onConfirm={revoke}
      />
    </>
  )
}
