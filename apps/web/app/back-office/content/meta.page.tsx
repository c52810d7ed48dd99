// `/back-office/pages`: titles and descriptions that staff set for pages of the site, for search engines. Other pages have their built-in ones.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useChangeAndRemove } from '../row-actions.tsx'
import { StaffForm } from '../staff-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/meta.page'
import { contentMessages } from './content.messages.ts'

/** `slug` is the path of the page, such as `/about`. */
type Entry = PageMeta & { readonly id: number }

export const clientLoader = staffLoader(() => browserCall('GET /api/v1/admin/page-meta/', {}))

export default function MetaPage({ loaderData: entries }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const form = (entry: Entry | null, close: () => void) => <EntryForm entry={entry} close={close} />
  const remove = ({ id }: Entry) => browserCall('DELETE /api/v1/admin/page-meta/:id/', { params: { id } })
  return (
    <StaffList
      title={texts.metaTitle}
      lead={texts.metaLead}
      list={{ result: entries, count: entries.length }}
      size={entries.length}
      add={{ text: texts.addMeta, form: (close) => form(null, close) }}
      empty={{ icon: 'file', title: texts.nothing }}
      columns={[
        { head: texts.path, cell: ({ slug }) => slug },
        { head: texts.title, cell: ({ title }) => title },
        { head: texts.description, cell: ({ description }) => description },
      ]}
      rowName={({ slug }) => slug}
      actions={useChangeAndRemove(form, { question: texts.removeMetaText, act: remove }, ({ slug }) => slug)}
    />
  )
}

function EntryForm({ entry, close }: { entry: Entry | null; close: () => void }) {
  const texts = useMessages(contentMessages)
  return (
    <StaffForm
      start={{
        slug: entry?.slug ?? '',
        title: entry?.title ?? '',
        description: entry?.description ?? '',
        additional_title: entry?.additional_title ?? '',
        text_field: entry?.text_field ?? '',
        keywords: entry?.keywords ?? '',
      }}
      fields={{
        slug: { label: texts.path, hint: texts.pathHint, max: 200 },
        title: { label: texts.title, max: 200 },
        description: { label: texts.description, kind: 'area', max: 500 },
        additional_title: { label: texts.additionalTitle, max: 200 },
        text_field: { label: texts.pageText, kind: 'area', max: 5000 },
        keywords: { label: texts.keywords, max: 500 },
      }}
      send={(body): Promise<unknown> =>
        entry
          ? browserCall('PATCH /api/v1/admin/page-meta/:id/', { params: { id: entry.id }, body })
          : browserCall('POST /api/v1/admin/page-meta/', { body })
      }
      taken={texts.pathTaken}
      onDone={close}
    />
  )
}
