// `/back-office/stop-list`: words and categories that flag a product card for closer review by staff. They block nothing by themselves.
import type { StaffCategory } from '@sverka/contract/catalog/catalog'
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { LARGE_PAGE } from '@sverka/contract/limits'
import { STOP_NOTE_MAX, STOP_WORD_MAX } from '@sverka/contract/products/products.rules'
import type { StopWord } from '@sverka/contract/products/products.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { MISSING } from '../../i18n/format.ts'
import { backOfficeMessages } from '../back-office.messages.ts'
import { useChangeAndRemove } from '../row-actions.tsx'
import { StaffFilters } from '../staff-filters.tsx'
import { StaffForm } from '../staff-form.tsx'
import { Add, FormButton, StaffPager, StaffPanel } from '../staff-list.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/stop-list.page'
import { contentMessages } from './content.messages.ts'

/** Words on one page. */
const SIZE = 30
/** Characters of the warning on a category. */
const ATTENTION_MAX = 500

export const clientLoader = staffLoader(async (request) => {
  const [words, { result: categories }] = await Promise.all([
    browserCall('GET /api/v1/admin/stop-words/', { query: { ...request.page(SIZE), ...request.text('search', STOP_WORD_MAX) } }),
    // All categories fit into one page of 1,000 rows. Larger pages may be requested only six times a minute, too seldom for editing the list.
    browserCall('GET /api/v1/admin/categories/', { query: { page_size: LARGE_PAGE } }),
  ])
  return { words, categories }
})

export default function StopListPage({ loaderData: { words, categories } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const remove = ({ id }: StopWord) => browserCall('DELETE /api/v1/admin/stop-words/:id/', { params: { id } })
  const form = (word: StopWord | null, close: () => void) => <WordForm word={word} close={close} />
  return (
    <StaffPage
      title={texts.stopListTitle}
      count={words.count}
      lead={texts.stopListLead}
      action={<Add text={texts.addWord} form={(close) => form(null, close)} />}
    >
      <StaffFilters filters={[{ name: 'search', label: texts.wordSearch, maxLength: STOP_WORD_MAX }]} />
      <StaffPanel
        title={texts.stopWords}
        rows={words.result}
        empty={texts.nothing}
        columns={[
          { head: texts.word, cell: ({ word }) => word },
          { head: texts.wordNote, cell: ({ note }) => note || MISSING },
        ]}
        rowName={({ word }) => word}
        actions={useChangeAndRemove(form, { question: texts.removeWordText, act: remove }, texts.word)}
      />
      <StaffPager count={words.count} size={SIZE} />
      <Flagged categories={categories} />
    </StaffPage>
  )
}

function WordForm({ word, close }: { word: StopWord | null; close: () => void }) {
  const texts = useMessages(contentMessages)
  return (
    <StaffForm
      start={{ word: word?.word ?? '', note: word?.note ?? '' }}
      fields={{
        word: { label: texts.word, hint: texts.wordHint, max: STOP_WORD_MAX },
        note: { label: texts.wordNote, max: STOP_NOTE_MAX },
      }}
      send={(body): Promise<unknown> =>
        word
          ? browserCall('PATCH /api/v1/admin/stop-words/:id/', { params: { id: word.id }, body })
          : browserCall('POST /api/v1/admin/stop-words/', { body })
      }
      onDone={close}
    />
  )
}

/** Flags a category with a warning that staff see beside its products; null removes the flag. */
const setFlag = (id: number, attention: string | null) =>
  browserCall('PATCH /api/v1/admin/categories/:id/', { params: { id }, body: { attention } })

/** The flagged categories. */
function Flagged({ categories }: { categories: readonly StaffCategory[] }) {
  const texts = useMessages(contentMessages)
  const { saved } = useMessages(backOfficeMessages)
  const locale = useLocale()
  const readName = (category: StaffCategory) => categoryName(category, locale)
  const unflagged = categories.filter(({ attention }) => attention === null)
  // Names of the categories that can still be flagged, by id.
  const options = Object.fromEntries(unflagged.map((category) => [`${category.id}`, readName(category)]))
  const form = (category: StaffCategory | null, close: () => void) => (
    <StaffForm
      start={{ category: String(category?.id ?? Object.keys(options)[0] ?? 0), attention: category?.attention ?? '' }}
      fields={{
        ...(category === null && { category: { label: texts.category, kind: 'choice', options } }),
        attention: { label: texts.attention, kind: 'area', hint: texts.attentionHint, max: ATTENTION_MAX },
      }}
      send={({ category: id, attention }) => setFlag(Number(id), attention.trim() || null)}
      onDone={close}
    />
  )
  return (
    <StaffPanel
      title={texts.flagged}
      action={<FormButton size="small" icon="plus" text={texts.addFlagged} form={(close) => form(null, close)} />}
      rows={categories.filter(({ attention }) => attention !== null)}
      empty={{ icon: 'list', title: texts.nothing }}
      columns={[
        { head: texts.category, cell: readName },
        { head: texts.attention, cell: ({ attention }) => attention },
      ]}
      rowName={readName}
      actions={useChangeAndRemove(
        form,
        { question: texts.removeFlaggedText, act: ({ id }: StaffCategory) => setFlag(id, null), done: saved },
        texts.flagged,
      )}
    />
  )
}
