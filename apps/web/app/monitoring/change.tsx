// A watched company's changes of one day, each with the value before and after, its source and the day of the data.
import { readableName } from '@sverka/contract/company/names'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import type { CompanyEvent, Side } from '@sverka/contract/monitoring/monitoring'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { Icon } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

/** `events`: all changes of one company on one day; renders nothing without any. */
export function CompanyChanges({ events }: { events: readonly CompanyEvent[] }) {
  const company = events[0]?.company
  if (!company) return null
  return (
    <Stack gap={3}>
      <Link to={`/counter-parties/${company.ogrn}`}>{readableName(company.name)}</Link>
      {events.map((event) => (
        <Change key={event.id} event={event} />
      ))}
    </Stack>
  )
}

function Change({ event }: { event: CompanyEvent }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  const { field, source, as_of: asOf, happened_at: at } = event
  // Parts of one source share its name: `sanctions-ofac` (the list of the US Treasury) is shown as `sanctions`.
  const sourceName = texts.sources[source.replace(/-.*$/s, '') as keyof typeof texts.sources] ?? source
  return (
    <Stack gap={1}>
      <b>{texts.fields[field]}</b>
      <Sides event={event} />
      <Text size="caption" tone="muted">
        {[asOf ? texts.asOf(sourceName, format.date(asOf)) : sourceName, texts.loaded(format.dateTime(at))].join('. ')}
      </Text>
    </Stack>
  )
}

function Sides({ event }: { event: CompanyEvent }) {
  const texts = useMessages(monitoringMessages)
  const sideText = useSideText()
  const [before, after] = [sideText(event, event.before), sideText(event, event.after)]
  return (
    <span className={styles.sides}>
      <Text tone="muted">{texts.before(before)}</Text>
      <Icon name="arrow-right" size="small" />
      <Text weight="medium">{texts.after(after)}</Text>
    </span>
  )
}

/** Returns a function that writes the value before or after a change. A company has a verdict for each purpose; only those that changed are named. */
function useSideText(): (event: CompanyEvent, side: Side | null) => string {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  return (event, side) => {
    if (side === null) return texts.none
    if (side.verdicts) {
      const changedVerdicts = purposes.flatMap((purpose, index) => {
        const verdict = side.verdicts?.[index]
        const isSame = event.before?.verdicts?.[index] === event.after?.verdicts?.[index]
        return verdict && !isSame ? [texts.verdictFor(words.purposes[purpose], words.verdicts[verdict])] : []
      })
      return format.list(changedVerdicts)
    }
    const sum = side.sum === null ? null : format.money(side.sum)
    if (side.year !== null) return texts.revenue(side.year, sum ?? texts.none)
    if (side.count !== null) return format.list([texts.records(side.count), sum])
    return sum ?? side.text ?? texts.none
  }
}
