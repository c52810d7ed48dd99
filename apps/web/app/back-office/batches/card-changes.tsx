// The fields of a product card that staff read before they decide: of an edit or a price change only the changed fields, of a new card all that
// are filled.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack, VisuallyHidden } from '../../ui/layout.tsx'
import { type Line, Side, useLines } from '../product-comparison.tsx'
import { ProductFlags } from '../product-review.tsx'
import { productsQueueMessages } from '../products-queue.messages.ts'
import { batchesMessages } from './batches.messages.ts'

interface CardChangesProps {
  product: StaffProduct
  categories: ReadonlyMap<number, string>
}

/** A line has the value of one field before (published) and after (submitted): a text, or a list of pictures, which are compared by their ids. */
const isFilled = ({ after }: Line): boolean => after.length > 0
const isChanged = ({ before, after }: Line): boolean =>
  typeof before === 'string' || typeof after === 'string' ? before !== after : imageIds(before) !== imageIds(after)
const imageIds = (images: readonly { readonly id: number }[]): string => images.map(({ id }) => id).join()

export function CardChanges({ product, categories }: CardChangesProps) {
  const { fields } = useMessages(productsQueueMessages)
  const isNew = product.revision === null && product.price_before === null
  const lines = useLines({ product, categories }).filter(isNew ? isFilled : isChanged)
  return (
    <Stack gap={3}>
      <ProductFlags product={product} />
      <DescriptionList
        items={lines.map((line) => ({
          label: fields[line.key],
          value: isNew ? <Side line={line} side="after" /> : <BeforeAndAfter line={line} />,
        }))}
      />
    </Stack>
  )
}

function BeforeAndAfter({ line }: { line: Line }) {
  const texts = useMessages(batchesMessages)
  return (
    <Stack gap={1}>
      <span>
        <VisuallyHidden>{texts.published} </VisuallyHidden>
        <Side line={line} side="before" />
      </span>
      <span>
        <VisuallyHidden>{texts.submitted} </VisuallyHidden>
        <Side line={line} side="after" />
      </span>
    </Stack>
  )
}
