// `/dev/ui`, in demo mode only: every component of the library `ui/` in every state, for developers and for the tests of accessibility.
import { data } from 'react-router'
import { servicesContext } from '../context.ts'
import { NotFound } from '../shell/error-page.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { Container, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/ui.page'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Forms } from './forms.tsx'
import { Lists } from './lists.tsx'
import { Marks } from './marks.tsx'
import { Overlays } from './overlays.tsx'
import { Placement } from './placement.tsx'

/** Without demo mode the status is 404, and the page says «not found». There is no loader for the browser, since no link of the site leads here. */
export const loader = ({ context }: Route.LoaderArgs) => data(null, { status: context.get(servicesContext).site.demo ? 200 : 404 })

export default function WidgetsPage() {
  if (!useSite().demo) return <NotFound />
  return (
    <Container>
      <PageHead title="Widgets" noindex />
      <div lang="en">
        <Stack gap={6}>
          <Heading level={1}>Widgets</Heading>
          <Text as="p" tone="secondary">
            Each widget of <code>ui/</code> in its states. Languages, themes and widths are those of the page.
          </Text>
          <Marks />
          <Controls />
          <Fields />
          <Forms />
          <Lists />
          <Placement />
          <Charts />
          <Overlays />
        </Stack>
      </div>
    </Container>
  )
}
