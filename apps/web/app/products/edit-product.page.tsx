// `/profile/products/edit/:id`: the form of the seller's own product. Edited texts of a published product wait for staff; if there is such a
// pending edit, the form is filled with it instead of the published texts.
import { data, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Stack } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/edit-product.page'
import { loadSelling } from './load-selling.ts'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'
import { Requirements } from './requirements.tsx'

/** Private page: the server renders pages as for a guest, so only the browser loads it. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(load(Number(params.id)))

const readCard = (id: number) => browserCall('GET /api/v1/products/:id/', { params: { id }, query: {} })

async function load(id: number) {
  if (!Number.isSafeInteger(id) || id < 1) throw data({ code: 'not_found' }, { status: 404 })
  const [selling, tree, card] = await Promise.all([
    loadSelling(),
    browserCall('GET /api/v1/categories/', { query: { lang: languageInBrowser() } }),
    readCard(id),
  ])
  // `state` is null for the product of another seller: it can be viewed, but not changed.
  if (card.state === null) throw data({ code: 'not_found' }, { status: 404 })
  return { ...selling, tree, card }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function EditProductPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(productFormMessages)
  const { revalidate } = useRevalidator()
  const { card, tree, sellers, userId, maySell } = loaderData
  const reload = async () => {
    await revalidate()
    return readCard(card.id)
  }
  return (
    <Stack gap={6}>
      <PageHead title={texts.editTitle} noindex />
      {!maySell && <Requirements {...loaderData} />}
      <ProductForm key={card.id} card={card} sellers={sellers} tree={tree} userId={userId} reload={reload} />
    </Stack>
  )
}
