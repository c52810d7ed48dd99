// A box with the entries that were added to a special register since the member's last visit; loaded for members only.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { RegisterNews as News, RegisterEntry } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { useCallback, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { registerNewsMessages } from './register-news.messages.ts'

/**
 * The entries that are new for the member; null until loaded. At the first visit no entry is new: its time is stored, and entries that are added
 * afterwards are new. `dismiss` marks the entries up to `counted_at`, the time up to which the server has counted, as seen.
 */
function useNews(register: SpecialRegister) {
  const params = { register }
  const [news, setNews] = useState<News | 'failed' | null>(null)
  const markSeen = useCallback(
    (until: string) => browserCall('POST /api/v1/special-registers/:register/seen/', { params: { register }, body: { until } }),
    [register],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each register
  useEffect(() => {
    const cancellation = { isOver: false }
    const load = async () => {
      const found = await browserCall('GET /api/v1/special-registers/:register/news/', { params })
      if (found.seen_at === null) await markSeen(found.counted_at)
      if (!cancellation.isOver) setNews(found)
    }
    load().catch(() => cancellation.isOver || setNews('failed'))
    return () => {
      cancellation.isOver = true
    }
  }, [register])
  const dismiss = async (seen: News) => {
    try {
      await markSeen(seen.counted_at)
      setNews({ ...seen, seen_at: seen.counted_at, fresh: 0, result: [] })
    } catch {
      setNews('failed')
    }
  }
  return { news, dismiss }
}

export function RegisterNews({ register }: { register: SpecialRegister }) {
  const texts = useMessages(registerNewsMessages)
  const format = useFormat()
  const { news, dismiss } = useNews(register)
  if (news === null) return null
  if (news === 'failed') return <Note tone="warning">{texts.failed}</Note>
  const { seen_at: seenAt, fresh, result } = news
  return (
    <Panel compact title={texts.title}>
      <Stack gap={3}>
        <p role="status">{seenAt === null ? texts.since : texts.fresh(format.integer(fresh), format.dateOfTime(seenAt))}</p>
        {fresh > 0 && (
          <>
            <ul>
              {result.map((entry) => (
                <li key={`${entry.subject} ${entry.label} ${entry.company?.ogrn}`}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
            {fresh > result.length && (
              <Text size="caption" tone="muted">
                {texts.more(format.integer(result.length))}
              </Text>
            )}
            <Row>
              <Button size="small" icon="check" onClick={() => void dismiss(news)}>
                {texts.seen}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

function Entry({ entry: { company, subject } }: { entry: RegisterEntry }) {
  if (!company) return <>{readablePerson(subject)}</>
  return <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{readableName(company.name)}</Link>
}
