// The 404 page of an unknown URL under `/profile/`, for members; the layout redirects guests to the home page.
import { data } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { profileMessages } from './profile.messages.ts'

/** Only sets the HTTP status: the page has no data. */
export const loader = () => data(null, { status: 404 })

export default function MissingSection() {
  const texts = useMessages(profileMessages)
  return (
    <Panel>
      <PageHead title={texts.missing} noindex />
      <EmptyState icon="search" title={texts.missing} asHeading />
    </Panel>
  )
}
