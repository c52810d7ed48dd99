// `/sources`: every register from which company cards are made, with its owner, its data, the day of our copy, the number of records, how many
// factors (checks of the reliability report) use it, and its state.
import type { Source, SourceState } from '@sverka/contract/sources/sources'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { CollapsiblePart, Contents } from '../ui/folding.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Table } from '../ui/table.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/sources.page'
import { sourcesMessages } from './sources.messages.ts'
import styles from './sources.module.css'

const load = (call: Call, lang: Locale) => pageData(call('GET /api/v1/sources/', { query: { lang } }))

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(servicesContext).call, languageOnServer(context))

export const clientLoader = () => load(browserCall, languageInBrowser())

/** The order of the sections: from a full copy to none. */
const STATES: readonly SourceState[] = ['loaded', 'part', 'empty', 'absent']

const TONES: Record<SourceState, 'good' | 'warning' | 'neutral'> = { loaded: 'good', part: 'warning', empty: 'neutral', absent: 'neutral' }

export default function SourcesPage({ loaderData: { count, result } }: Route.ComponentProps) {
  const texts = useMessages(sourcesMessages)
  const loaded = result.filter(({ state }) => state === 'loaded' || state === 'part').length
  const isExample = result.some(({ example }) => example)
  const parts = STATES.map((state) => ({ state, own: result.filter((source) => source.state === state) }))
    .filter(({ own }) => own.length > 0)
    .map(({ state, own }) => ({ part: { id: state, title: texts.parts[state], count: own.length }, own }))
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical="/sources" />
      <Stack gap={2}>
        <Heading level={1}>{texts.title}</Heading>
        <Text as="p" size="lead" tone="secondary">
          {isExample ? texts.leadExample(loaded, count) : texts.lead(loaded, count)}
        </Text>
      </Stack>
      {isExample && <Note tone="warning">{texts.exampleNote}</Note>}
      <Contents title={texts.contents} parts={parts.map(({ part }) => part)} />
      {parts.map(({ part, own }, index) => (
        <CollapsiblePart key={part.id} part={part} open={index === 0}>
          <SourceTable sources={own} title={part.title} />
        </CollapsiblePart>
      ))}
    </Container>
  )
}

function SourceTable({ sources, title }: { sources: readonly Source[]; title: string }) {
  const texts = useMessages(sourcesMessages)
  const format = useFormat()
  return (
    <Table
      caption={title}
      rows={sources}
      rowKey={({ code }) => code}
      stacked
      columns={[
        { key: 'name', head: texts.register, rowHeader: true, cell: ({ name, site }) => (site ? <a href={site}>{name}</a> : name) },
        { key: 'owner', head: texts.owner, cell: ({ owner }) => owner },
        { key: 'gives', head: texts.gives, cell: ({ gives }) => gives },
        { key: 'asOf', head: texts.asOf, numeric: true, cell: ({ as_of: day }) => (day ? format.date(day) : MISSING) },
        { key: 'records', head: texts.records, numeric: true, cell: ({ records }) => (records > 0 ? format.integer(records) : MISSING) },
        { key: 'factors', head: texts.factors, numeric: true, cell: ({ factors }) => format.integer(factors) },
        { key: 'state', head: texts.state, cell: (source) => <State {...source} /> },
      ]}
    />
  )
}

/**
 * The state of our copy. For a dataset that is published whole also the number of records read in the last import (`held`), the number that the owner
 * declared, and the day of the last complete copy (`wholeOn`). `example`: the records belong to invented companies of the demo.
 */
function State({ state, example, declared, held, whole_on: wholeOn }: Source) {
  const texts = useMessages(sourcesMessages)
  const format = useFormat()
  const counts = held === null ? null : texts.read(format.integer(held), declared === null ? null : format.integer(declared))
  return (
    <span className={styles.state}>
      {example ? <Tag tone="warning">{texts.example}</Tag> : <Tag tone={TONES[state]}>{texts.states[state]}</Tag>}
      {counts && (
        <Text as="span" size="caption" tone="muted">
          {wholeOn ? texts.whole(counts, format.date(wholeOn)) : counts}
        </Text>
      )}
    </span>
  )
}
