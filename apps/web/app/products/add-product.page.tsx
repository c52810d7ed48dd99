// `/profile/products/add`: the form for a new product, or what the seller still needs before adding one.
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Stack } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/add-product.page'
import { loadSelling } from './load-selling.ts'
import { productFormMessages } from './product-form.messages.ts'
import { ProductForm } from './product-form.tsx'
import { isReadyToSell, Requirements } from './requirements.tsx'
import { UnpaidNote } from './unpaid-note.tsx'

/** Private page: the server renders pages as for a guest, so only the browser loads it. */
export const clientLoader = () => pageData(load())

async function load() {
  const [selling, tree] = await Promise.all([
    loadSelling(),
    browserCall('GET /api/v1/categories/', { query: { lang: languageInBrowser() } }),
  ])
  return { ...selling, tree }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

/** `reload` of the form loads an existing product anew; for a new one there is nothing to load. */
export default function AddProductPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(productFormMessages)
  const { tree, sellers, userId } = loaderData
  return (
    <>
      <PageHead title={texts.addTitle} noindex />
      {isReadyToSell(loaderData) ? (
        <Stack gap={4}>
          <UnpaidNote companies={loaderData.unpaid} />
          <ProductForm card={null} sellers={sellers} tree={tree} userId={userId} reload={async () => null} />
        </Stack>
      ) : (
        <Stack gap={6}>
          <Heading level={1} look="h2">
            {texts.addTitle}
          </Heading>
          <Requirements {...loaderData} />
        </Stack>
      )}
    </>
  )
}
