// The graph of connections with its table twin; fetched when it is opened. Members take further steps from any company of it.
import { useMessages } from '../../i18n/catalogue.ts'
import { GuestOnly } from '../../shell/guest-only.tsx'
import { SignInLink } from '../../shell/sign-in-link.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import { GraphPicture } from './graph-picture.tsx'
import { GraphTwin } from './graph-twin.tsx'
import { useGraph } from './use-graph.ts'

export function Graph() {
  const texts = useMessages(tabMessages)
  const { loaded, expand } = useGraph()
  if (loaded.state === 'loading') return <Text tone="muted">{texts.graphLoading}</Text>
  if (loaded.state === 'failed') return <Note tone="bad">{texts.graphFailed}</Note>
  return (
    <Stack>
      <Text as="p" size="caption" tone="secondary">
        {texts.graphHint} {loaded.graph.cut && texts.graphCut}
      </Text>
      <GuestOnly>
        <p>
          <SignInLink>{texts.graphStepGuest}</SignInLink>
        </p>
      </GuestOnly>
      {loaded.step === 'failed' && (
        <Note tone="bad" alert>
          {texts.graphFailed}
        </Note>
      )}
      <p role="status">{loaded.added !== null && texts.graphAdded(loaded.added)}</p>
      <Panel flush>
        <GraphPicture shown={loaded} expand={expand} />
      </Panel>
      <GraphTwin graph={loaded.graph} />
    </Stack>
  )
}
