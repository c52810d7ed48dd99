// What can be done with a row of a list that staff keep: change it, or take it out.
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { contentMessages } from './content.messages.ts'

export function ChangeOrRemove({ name, onAsk }: { name: string; onAsk: (kind: 'change' | 'remove') => void }) {
  const texts = useMessages(contentMessages)
  return (
    <Row gap={2}>
      <Button size="small" aria-label={texts.changeOf(name)} onClick={() => onAsk('change')}>
        {texts.change}
      </Button>
      <Button size="small" variant="danger" aria-label={texts.removeOf(name)} onClick={() => onAsk('remove')}>
        {texts.remove}
      </Button>
    </Row>
  )
}
