// The field that chooses who gets a request for prices: the sellers of a category, or the seller of one product.
import type { Output } from '@sverka/contract/operations/operations'
import { ASKED_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { CategoryOptions } from '../products/category-options.tsx'
import type { FieldErrors } from '../shell/use-submit.ts'
import { Select } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Text } from '../ui/text.tsx'
import type { FormValues } from './new-quote.rules.ts'
import { quotesMessages } from './quotes.messages.ts'

interface RecipientFieldProps {
  tree: Output<'GET /api/v1/categories/'>
  /** The product from whose page the form was opened; null for none: then only a category can be chosen. */
  product: Output<'GET /api/v1/products/:id/'> | null
  values: FormValues
  faults: FieldErrors
  set: (changed: Partial<FormValues>) => void
  /** Whether the request goes to the seller of `product` only. */
  isOfCard: boolean
  setOfCard: (isOfCard: boolean) => void
}

/** Number of sellers of the category who would get the request, at most ASKED_MAX; null until it is loaded. */
function useRecipients(category: string): number | null {
  const [loaded, setLoaded] = useState<{ category: string; sellers: number } | null>(null)
  useEffect(() => {
    if (category === '') return
    // A late answer about a former category does not replace the number of the present one.
    let isCurrent = true
    browserCall('GET /api/v1/quote-recipients/', { query: { category: Number(category) } }).then(
      ({ sellers }) => isCurrent && setLoaded({ category, sellers }),
      // The request can be sent even if the number is not loaded.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isCurrent = false
    }
  }, [category])
  return loaded?.category === category ? loaded.sellers : null
}

function CategoryField({ tree, values, faults, set }: Pick<RecipientFieldProps, 'tree' | 'values' | 'faults' | 'set'>) {
  const texts = useMessages(quotesMessages)
  const sellers = useRecipients(values.category)
  const describe = (count: number): string => {
    if (count === 0) return texts.noRecipients
    return count < ASKED_MAX ? texts.recipients(count) : texts.recipientsMost(count)
  }
  return (
    <Select
      label={texts.category}
      required
      value={values.category}
      hint={sellers !== null && <span role="status">{describe(sellers)}</span>}
      error={faults.category}
      onChange={(event) => set({ category: event.currentTarget.value })}
    >
      <option value="">{texts.chooseCategory}</option>
      <CategoryOptions tree={tree} />
    </Select>
  )
}

export function RecipientField({ tree, product, values, faults, set, isOfCard, setOfCard }: RecipientFieldProps) {
  const texts = useMessages(quotesMessages)
  return (
    <Panel title={texts.whom}>
      <Stack>
        {product && (
          <div>
            <Segmented
              label={texts.whom}
              chosen={isOfCard ? 'card' : 'category'}
              onChoose={(chosen) => setOfCard(chosen === 'card')}
              segments={[
                { value: 'category', label: texts.allOfCategory },
                { value: 'card', label: texts.sellerOfCard },
              ]}
            />
          </div>
        )}
        {isOfCard && product ? (
          <Stack gap={1}>
            <Link to={`/marketplace/item/${product.id}`}>{product.name}</Link>
            <Text size="caption" tone="secondary">
              {product.seller.name}
            </Text>
          </Stack>
        ) : (
          <CategoryField {...{ tree, values, faults, set }} />
        )}
      </Stack>
    </Panel>
  )
}
