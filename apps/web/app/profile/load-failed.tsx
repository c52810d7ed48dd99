// A note with a retry button, shown when a list of the profile could not be loaded, so that a failure does not look like an empty list.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { profileMessages } from './profile.messages.ts'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useMessages(profileMessages)
  return (
    <Note tone="warning">
      {texts.loadFailed}{' '}
      <Button size="small" icon="refresh" onClick={onRetry}>
        {texts.loadAgain}
      </Button>
    </Note>
  )
}
