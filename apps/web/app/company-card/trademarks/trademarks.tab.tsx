// The tab «Товарные знаки» (trademarks) of a company card: search by registration number, dates and collapsible sections (specification §2).
import type { Trademark } from '@sverka/contract/company/company'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { AccordionSection } from '../../ui/accordion.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FilterBar, TextFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/trademarks.tab'

const KEY = 'GET /api/v1/company-trademarks/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

export default function TrademarksTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  if (!list) return null
  return (
    <Stack>
      {list.total > 0 && (
        <FilterBar>
          <TextFilter name="search" label={texts.markNumber} />
        </FilterBar>
      )}
      <TabList list={list} icon="shield">
        <Stack>
          {list.result.map((mark) => (
            <MarkPanel key={mark.id} mark={mark} />
          ))}
        </Stack>
      </TabList>
    </Stack>
  )
}

function MarkPanel({ mark }: { mark: Trademark }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const day = (iso: string | null) => (iso ? format.date(iso) : MISSING)
  return (
    <Panel
      anchor={`record-${mark.trademark_id}`}
      title={texts.markTitle(mark.trademark_id)}
      action={
        mark.link && (
          <a href={mark.link} target="_blank" rel="noreferrer nofollow">
            {texts.record}
          </a>
        )
      }
    >
      <DescriptionList
        items={[
          { label: texts.markDate, value: day(mark.registration_date) },
          { label: texts.markEnd, value: day(mark.end_date) },
        ]}
      />
      {mark.sections.length > 0 && (
        <div className={styles.sections}>
          {mark.sections.map(({ id, title, content }) => (
            <AccordionSection key={id} title={texts.markSection(title)}>
              <span lang="ru">{content}</span>
            </AccordionSection>
          ))}
        </div>
      )}
    </Panel>
  )
}
