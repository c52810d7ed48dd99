// What a tab of the company card starts with, and the lines it adds to the tables that know all tabs.
import { type Edit, insertBefore } from './edits.ts'
import { camel, pascal } from './feature-files.ts'

export interface Labels {
  readonly ru: string
  readonly en: string
  readonly 'zh-CN': string
}

const TABS = 'packages/contract/src/company-card/tabs.ts'
const MESSAGES = 'apps/web/app/company-card/messages'

export function tabFiles(word: string): Map<string, string> {
  const key = /^[a-z]+$/.test(word) ? `.${word}` : `['${word}']`
  const text = `// The tab «${word}» of the company card.
import { useMessages } from '../../i18n/catalogue.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { SourceNote } from '../source-note.tsx'

export default function ${pascal(word)}Tab() {
  const texts = useMessages(cardMessages)
  return (
    <Panel title={texts.tabs${key}} foot={<SourceNote />}>
      <EmptyState icon="file" title={texts.noData} />
    </Panel>
  )
}
`
  return new Map([[`apps/web/app/company-card/${word}/${word}.tab.tsx`, text]])
}

/** A tab of the table becomes built; a new one gets a row at the end and its labels in every language. */
export function tabEdits(word: string, labels: Labels | null): Map<string, Edit> {
  const table: [string, Edit] = [TABS, (text) => buildRow(text, word, labels)]
  if (!labels) return new Map([table])
  const label = (locale: 'en' | 'zh-CN'): [string, Edit] => [
    `${MESSAGES}/${locale}.ts`,
    (text) => text.replace('  tabs: {\n', `  tabs: {\n    ${camel(word) === word ? word : `'${word}'`}: '${labels[locale]}',\n`),
  ]
  return new Map([table, label('en'), label('zh-CN')])
}

function buildRow(text: string, word: string, labels: Labels | null): string {
  const row = new RegExp(`\\{ word: '${word}',.*built: false \\}`)
  if (row.test(text)) return text.replace(row, (found) => found.replace('built: false', 'built: true'))
  if (text.includes(`{ word: '${word}'`)) throw new Error(`The tab ${word} is built already.`)
  if (!labels) throw new Error(`The tab ${word} is new: give its labels in Russian, English and Chinese.`)
  return insertBefore(text, '] as const satisfies', `  { word: '${word}', label: '${labels.ru}', built: true },\n`)
}
