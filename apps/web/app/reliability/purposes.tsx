// Panel of a reliability report with, for each kind of deal, the verdict, reasons for and against, missing data, and the next step.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { decidingStop } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { EndedReasons } from './ended-reasons.tsx'
import { MissingFactsList } from './missing-facts-list.tsx'
import { purposesMessages } from './purposes.messages.ts'
import styles from './reliability.module.css'
import { UncheckedStops } from './unchecked-stops.tsx'
import { VERDICT_ICONS, VERDICT_TONES } from './verdict-style.ts'

/** Number of digits of a company's state registration number (ОГРН); a sole trader's (ОГРНИП) has two more. */
const OGRN_DIGITS = 13

interface PurposesProps {
  report: ReliabilityReport
  /** The most serious stop factor; named instead of the verdict «refuse». */
  stop: Pick<Factor, 'title'> | undefined
}

/** With an ended company no deal is possible: how it ended replaces the reasons for and against. */
export function Purposes({ report, stop }: PurposesProps) {
  const texts = useMessages(purposesMessages)
  const { purposes, ended, ogrn, inn } = report
  if (ended)
    return (
      <Panel title={texts.purposesTitle}>
        <div className={styles.purpose}>
          {purposes.map(({ purpose, verdict }) => (
            <div key={purpose} id={`purpose-${purpose}`}>
              <Row gap={2} wrap>
                <Text weight="medium">{texts.purposes[purpose]}</Text>
                <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
                  {texts.verdicts[verdict]}
                </Tag>
              </Row>
            </div>
          ))}
          <div className={styles.sides}>
            <EndedReasons ended={ended} kind={ogrn.length > OGRN_DIGITS ? 'entrepreneur' : 'company'} number={inn ?? ogrn} />
          </div>
        </div>
      </Panel>
    )
  return (
    <Panel title={texts.purposesTitle}>
      <Stack gap={4}>
        <UncheckedStops stops={report.unchecked_stops} />
        <div className={styles.purposes}>
          {purposes.map((reading) => (
            <Reading key={reading.purpose} reading={reading} stop={stop} />
          ))}
        </div>
      </Stack>
    </Panel>
  )
}

function Reading({ reading, stop: mostSerious }: { reading: PurposeVerdict; stop: PurposesProps['stop'] }) {
  const texts = useMessages(purposesMessages)
  const { purpose, verdict, stopped, for: pros = [], missing = [], action, would_change: wouldChange } = reading
  const isUnknown = verdict === 'unknown'
  const stop = decidingStop<{ title: string }>(mostSerious, reading)
  return (
    <div className={styles.purpose} id={`purpose-${purpose}`}>
      <Row gap={2} wrap>
        <Text weight="medium">{texts.purposes[purpose]}</Text>
        <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
          {verdict === 'refuse' && stop ? texts.stop(stop.title) : texts.verdicts[verdict]}
        </Tag>
      </Row>
      <div className={styles.sides}>
        <Side
          title={isUnknown ? texts.known : stopped && pros.length > 0 ? texts.forStopped : texts.for}
          reasons={pros}
          empty={texts.nothingFound}
        />
        <Side title={texts.against} reasons={reading.against ?? []} empty={isUnknown ? texts.nothingAgainstChecked : texts.nothingFound} />
      </div>
      {isUnknown && (
        <div>
          <Text as="p" size="caption" tone="muted">
            {texts.lacking}
          </Text>
          <MissingFactsList missing={missing} />
        </div>
      )}
      {action ? <NextStep action={action} /> : <WouldChange changes={wouldChange} />}
      <Text as="p" size="caption" tone="muted">
        {texts.uncheckedCount(reading.unchecked)}
      </Text>
    </div>
  )
}

interface SideProps {
  title: string
  reasons: NonNullable<PurposeVerdict['for']>
  empty: string
}

/** Reasons for or against the deal, each a link to its factor on the same page. */
function Side({ title, reasons, empty }: SideProps) {
  return (
    <div>
      <Text as="p" size="caption" tone="muted">
        {title}
      </Text>
      {reasons.length === 0 ? (
        <Text as="p" size="ui" tone="secondary">
          {empty}
        </Text>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map(({ code, title: name, fact = name }) => (
            <li key={code}>
              <a href={`#factor-${code}`}>{fact}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The recommended next step, as a link to the finding that calls for it, and its effect on the verdict. */
function NextStep({ action: { text, effect, factor } }: { action: NonNullable<PurposeVerdict['action']> }) {
  return (
    <div>
      <Text as="p" size="ui" weight="medium">
        {factor ? <a href={`#factor-${factor}`}>{text}</a> : text}
      </Text>
      {effect && (
        <Text as="p" size="ui" tone="secondary">
          {effect}
        </Text>
      )}
    </div>
  )
}

/** Number of findings named in the sentence; further ones are only counted, since the lists below have all. */
const NAMED = 5

/** Findings that would have to go for another verdict: for a report stored before verdicts had a next step. */
function WouldChange({ changes }: { changes: PurposeVerdict['would_change'] }) {
  const texts = useMessages(purposesMessages)
  // Each change includes those before it, so the last one has the verdict after all of them.
  const last = changes.at(-1)
  if (!last) return null
  const named = changes.slice(0, NAMED).map(({ title }) => title)
  return (
    <Text as="p" size="ui" tone="secondary">
      {texts.wouldChange(texts.verdicts[last.verdict], named, changes.length - named.length)}
    </Text>
  )
}
