// Notes for members who cannot add products yet: which requirement is missing (a plan, an active company) and where to meet it.
import { useMessages } from '../i18n/catalogue.ts'
import { PlanNote } from '../shell/plan-note.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { productFormMessages } from './product-form.messages.ts'
import type { OwnSeller } from './sellers.ts'

interface RequirementsProps {
  /** Whether the member's plan allows selling. */
  maySell: boolean
  /** Companies and sole traders that the member represents. */
  sellers: readonly OwnSeller[]
}

/** Whether the member can add a product: the plan allows it, and they represent an active company. */
export const isReadyToSell = ({ maySell, sellers }: RequirementsProps): boolean => maySell && sellers.some(({ isEnded }) => !isEnded)

export function Requirements({ maySell, sellers }: RequirementsProps) {
  const texts = useMessages(productFormMessages)
  // Of the note that is shown without an active company: either all have ceased to be active, or there are none.
  const haveAllEnded = sellers.length > 0
  return (
    <Stack gap={3}>
      {!maySell && (
        <PlanNote feature="can_open_product">
          <p>{texts.needPlanHint}</p>
        </PlanNote>
      )}
      {!sellers.some((seller) => !seller.isEnded) && (
        <Note
          tone="warning"
          title={haveAllEnded ? texts.needAlive : texts.needCompany}
          action={
            <ButtonLink size="small" to="/profile/add-company">
              {texts.needCompanyWhere}
            </ButtonLink>
          }
        >
          <p>{haveAllEnded ? texts.needAliveHint : texts.needCompanyHint}</p>
        </Note>
      )}
    </Stack>
  )
}
