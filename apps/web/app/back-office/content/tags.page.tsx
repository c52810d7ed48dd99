// `/back-office/tags`: the tags that sellers put on their products; staff rename or remove them. A tag in use cannot be removed.
import type { Tag } from '@sverka/contract/catalog/catalog'
import { TAG_MAX } from '@sverka/contract/catalog/catalog.rules'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useChangeAndRemove } from '../row-actions.tsx'
import { StaffForm } from '../staff-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/tags.page'
import { contentMessages } from './content.messages.ts'

/** Tags on one page. */
const SIZE = 30

export const clientLoader = staffLoader(async (request) => {
  // The list of tags is public. The categories of staff are requested only because that call is refused if the visitor is not staff.
  const [tags] = await Promise.all([
    browserCall('GET /api/v1/tags/', { query: { ...request.page(SIZE), ...request.text('search', TAG_MAX) } }),
    browserCall('GET /api/v1/admin/categories/', { query: { page_size: 1 } }),
  ])
  return tags
})

export default function TagsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const rename = ({ id, name }: Tag, close: () => void) => (
    <StaffForm
      start={{ name }}
      fields={{ name: { label: texts.name, max: TAG_MAX } }}
      send={(body) => browserCall('PATCH /api/v1/admin/tags/:id/', { params: { id }, body })}
      taken={texts.tagTaken}
      onDone={close}
    />
  )
  const remove = ({ id }: Tag) => browserCall('DELETE /api/v1/admin/tags/:id/', { params: { id } })
  return (
    <StaffList
      title={texts.tagsTitle}
      lead={texts.tagsLead}
      list={loaderData}
      size={SIZE}
      empty={texts.nothing}
      filters={[{ name: 'search', label: texts.tagSearch, maxLength: TAG_MAX }]}
      columns={[{ head: texts.tag, cell: ({ name }) => name }]}
      rowName={({ name }) => name}
      actions={useChangeAndRemove(rename, { question: texts.removeTagText, act: remove }, texts.tag)}
    />
  )
}
