// Notes above the form of a product: that it waits for review by staff, why staff returned it, and the errors of the last submission.
import type { Product } from '@sverka/contract/products/products'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import { productFormMessages } from './product-form.messages.ts'
import type { FieldName } from './product-form.rules.ts'
import type { ProductForm } from './use-product-form.ts'

interface FormNotesProps {
  card: Product | null
  form: ProductForm
  onReload: () => void
}

export const FormNotes = ({ card, form, onReload }: FormNotesProps) => (
  <>
    {card && <StateNote card={card} />}
    <ProblemNote form={form} onReload={onReload} />
  </>
)

/** The state of the product. `card.revision` is the edit of a published product that waits for staff or was returned. */
function StateNote({ card }: { card: Product }) {
  const texts = useMessages(productFormMessages)
  const reason = card.reject_reason ?? card.revision?.reject_reason
  const showcaseLink = card.is_published ? (
    <ButtonLink size="small" to={`/marketplace/item/${card.id}`}>
      {texts.onShow}
    </ButtonLink>
  ) : undefined
  if (card.state === 'pending')
    return (
      <Note icon="clock" title={texts.waiting}>
        <p>{texts.waitingHint}</p>
      </Note>
    )
  if (reason)
    return (
      <Note tone="warning" title={card.state === 'rejected' ? texts.returned : texts.returnedEdit} action={showcaseLink}>
        <p>{reason}</p>
        <Text as="p" size="caption">
          {card.state === 'rejected' ? texts.returnedHint : texts.returnedEditHint}
        </Text>
      </Note>
    )
  return (
    <Note icon={card.revision ? 'clock' : 'info'} title={card.revision ? texts.editWaits : undefined} action={showcaseLink}>
      <p>{card.revision ? texts.editWaitsHint : texts.editRule}</p>
    </Note>
  )
}

function ProblemNote({ form: { problem, faults, draft }, onReload }: Omit<FormNotesProps, 'card'>) {
  const texts = useMessages(productFormMessages)
  const errorText = useErrorText()
  // After all wrong fields are corrected, the note disappears.
  if (!problem || (problem.kind === 'fields' && Object.keys(faults).length === 0)) return null
  const draftNote = draft === 'kept' ? <p>{texts.keptInDraft}</p> : null
  if (problem.kind === 'fields') {
    const isMissing = Object.values(faults).includes('fill_all')
    return (
      <Note tone="bad" alert title={isMissing ? texts.fillAll : texts.wrong}>
        <p>
          {texts.wrongFields} {fieldNames(faults, texts.fields)}.
        </p>
        {draftNote}
      </Note>
    )
  }
  // The product has been changed elsewhere since this form was opened.
  const isStale = problem.kind === 'refused' && problem.code === 'conflict'
  return (
    <Note
      tone="bad"
      alert
      title={texts.saveFailed}
      action={
        isStale ? (
          <Button size="small" onClick={onReload}>
            {texts.reload}
          </Button>
        ) : undefined
      }
    >
      {problem.kind === 'refused' && <p>{errorText(problem.code)}</p>}
      {draftNote}
    </Note>
  )
}

const fieldNames = (faults: object, names: Record<FieldName, string>): string =>
  Object.keys(faults)
    .map((name) => inSentence(names[name as FieldName] ?? name))
    .join(', ')

/** The name of a field with a small first letter, unless it is an abbreviation. */
const inSentence = (name: string): string => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))
