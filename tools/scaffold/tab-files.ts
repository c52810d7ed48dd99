// Files of a new tab of the company card, and its lines in the central tables.
import { type Edit, insertBefore } from './edits.ts'
import { camel, pascal } from './feature-files.ts'

/** The tab's name in each language of the site. */
export interface Labels {
  readonly ru: string
  readonly en: string
  readonly 'zh-CN': string
}

const TABS = 'packages/contract/src/company-card/tabs.ts'
const MESSAGES = 'apps/web/app/company-card/company-card.messages.ts'

/** Contents of a new tab's files, by their paths. */
export function tabFiles(id: string): Map<string, string> {
  const key = /^[a-z]+$/.test(id) ? `.${id}` : `['${id}']`
  const text = `// The tab «${id}» of the company card.
import { useMessages } from '../../i18n/catalogue.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { SourceNote } from '../source-note.tsx'

export default function ${pascal(id)}Tab() {
  const texts = useMessages(cardMessages)
  return (
    <Panel title={texts.tabs${key}} foot={<SourceNote />}>
      <EmptyState icon="file" title={texts.noData} />
    </Panel>
  )
}
`
  return new Map([[`apps/web/app/company-card/${id}/${id}.tab.tsx`, text]])
}

/** A new row at the end of the table of tabs, with labels in every language. */
export function tabEdits(id: string, labels: Labels): Map<string, Edit> {
  const table: [string, Edit] = [TABS, (text) => addRow(text, id, labels.ru)]
  const name = camel(id) === id ? id : `'${id}'`
  const line = `    ${name}: { en: '${labels.en}', zh: '${labels['zh-CN']}' },\n`
  // The first object that ends in the file is the one of tab labels.
  const messages: [string, Edit] = [MESSAGES, (text) => insertBefore(text, /^ {2}\}\),$/m, line)]
  return new Map([table, messages])
}

function addRow(text: string, id: string, label: string): string {
  if (text.includes(`{ id: '${id}'`)) throw new Error(`The tab ${id} is in the table already.`)
  return insertBefore(text, '] as const satisfies', `  { id: '${id}', label: '${label}' },\n`)
}
