// The tab «Санкции» (sanctions) of a company card: «Да» (yes) or «Нет» (no) by the company's numbers, with the countries and entries. Entries that
// match only by name are listed apart as hints (specification §2).
import { imposerIn, sampleIn } from '@sverka/contract/company-card/register-values.russian.rules'
import type { CompanySanctions, SanctionsEntry } from '@sverka/contract/company-card/sanctions'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { AccordionSection } from '../../ui/accordion.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { loadTab } from '../load-tab.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import styles from '../tab.module.css'
import { TabEmpty } from '../tab-empty.tsx'
import { TabProvenance } from '../tab-provenance.tsx'
import type { Route } from './+types/sanctions.tab'

const KEY = 'GET /api/v1/company-sanctions/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

export default function SanctionsTab({ loaderData: sanctions }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  if (!sanctions) return null
  return (
    <Stack>
      <TabProvenance source={sanctions.source} />
      {sanctions.sanctions === null ? <TabEmpty checked={sanctions.checked} icon="shield" /> : <Answer sanctions={sanctions} />}
      <FormerEntries left={sanctions.left} />
      {sanctions.hints.length > 0 && (
        <Note tone="info" title={texts.hints}>
          <p>{texts.hintsMeaning}</p>
          <Entries entries={sanctions.hints} />
        </Note>
      )}
    </Stack>
  )
}

/** Yes or no. The finding «under sanctions» of the reliability report links to the anchor `record-told`. */
function Answer({ sanctions }: { sanctions: CompanySanctions }) {
  const texts = useMessages(recordTabMessages)
  return (
    <Panel anchor="record-told">
      <div className={styles.sections}>
        <AccordionSection
          open
          title={
            <Row>
              {texts.sanctionsTitle}
              <Tag tone={sanctions.sanctions ? 'bad' : 'neutral'}>{sanctions.sanctions ? texts.yes : texts.no}</Tag>
            </Row>
          }
        >
          {sanctions.sanctions ? <SanctionDetails sanctions={sanctions} /> : <NoSanctions asOf={sanctions.checked.as_of} />}
        </AccordionSection>
      </div>
    </Panel>
  )
}

/** Entries that the newest copy of a list no longer has. */
function FormerEntries({ left }: { left: CompanySanctions['left'] }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const entryText = useEntryText()
  if (left.length === 0) return null
  return (
    <Note tone="info" title={texts.leftLists}>
      <RuledList tight>
        {left.map((entry) => (
          <li key={`${entry.list}${entry.name}${entry.program ?? ''}`}>{texts.leftList(entryText(entry), format.date(entry.left_on))}</li>
        ))}
      </RuledList>
    </Note>
  )
}

function SanctionDetails({ sanctions }: { sanctions: CompanySanctions }) {
  const texts = useMessages(recordTabMessages)
  const locale = useLocale()
  return (
    <Stack>
      <div>
        <Text weight="medium">{texts.countries}</Text>
        <ul>
          {sanctions.country_sanctions.map((country) => (
            <li key={country}>{imposerIn(locale, country)}</li>
          ))}
        </ul>
      </div>
      <Entries entries={sanctions.entries} />
    </Stack>
  )
}

function NoSanctions({ asOf }: { asOf: string | null }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <>
      <Text as="p" weight="medium">
        {texts.noSanctions}
        {asOf && `. ${texts.notFoundOn(format.date(asOf))}`}
      </Text>
      <Text as="p" size="caption" tone="muted">
        {texts.sanctionsMeaning}
      </Text>
    </>
  )
}

/** Returns a function that writes an entry: list and country in the reader's language, program and name as the list writes them. */
function useEntryText(): (entry: SanctionsEntry) => string {
  const locale = useLocale()
  return ({ list, country, program, name }) =>
    `${[sampleIn(locale, list), country && imposerIn(locale, country), program].filter(Boolean).join(' · ')}: ${name}`
}

function Entries({ entries }: { entries: readonly SanctionsEntry[] }) {
  const entryText = useEntryText()
  if (entries.length === 0) return null
  return (
    <RuledList tight>
      {entries.map((entry) => (
        <li key={`${entry.list}${entry.name}${entry.program ?? ''}`} id={`record-${entry.list}`}>
          {entryText(entry)}
        </li>
      ))}
    </RuledList>
  )
}
