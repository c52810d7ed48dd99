// How many lines of a checked list have each verdict, no verdict, or an error; each count is a link that filters the lines by it.
import type { CompanyList } from '@sverka/contract/bulk-checks/bulk-checks'
import { verdictsInOrder } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'

/** Values of the URL's `verdict` parameter: a verdict, `unchecked` for lines without one, `fault` for lines with an error. */
export const lineChoices = [...verdictsInOrder, 'unchecked', 'fault'] as const
export type LineChoice = (typeof lineChoices)[number]

interface Count {
  /** Undefined for all lines. */
  readonly choice: LineChoice | undefined
  readonly name: string
  readonly count: number
  readonly verdict?: Verdict
}

export function VerdictCounts({ list, chosen }: { list: CompanyList; chosen: LineChoice | undefined }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  const counts: Count[] = [
    { choice: undefined, name: texts.all, count: list.lines },
    ...verdictsInOrder.map((item) => ({
      choice: item,
      name: words.verdicts[item],
      count: list.verdicts[item],
      verdict: item,
    })),
    { choice: 'unchecked', name: texts.withoutVerdict, count: list.unchecked },
    { choice: 'fault', name: texts.withFault, count: list.faults },
  ]
  return (
    <nav aria-label={texts.verdict} className={styles.tally}>
      {counts
        .filter(({ choice, count }) => count > 0 || choice === undefined || choice === chosen)
        .map((count) => (
          <Choice key={count.name} count={count} isChosen={count.choice === chosen} />
        ))}
    </nav>
  )
}

function Choice({ count: { choice, name, count, verdict }, isChosen }: { count: Count; isChosen: boolean }) {
  const tone = verdict ? VERDICT_TONES[verdict] : 'neutral'
  const [params] = useSearchParams()
  const format = useFormat()
  const next = new URLSearchParams(params)
  next.delete('page')
  if (choice) next.set('verdict', choice)
  else next.delete('verdict')
  return (
    <Link to={`?${next}`} className={styles.choice} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      <b>{format.integer(count)}</b>
      <Text size="caption" tone={tone === 'neutral' ? 'secondary' : tone}>
        {verdict && <Icon name={VERDICT_ICONS[verdict]} size="small" />} {name}
      </Text>
    </Link>
  )
}
