// `/marketplace/item/:id`: an item on sale with its seller.
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/item.page'
import { MarketplaceHeader } from './marketplace-header.tsx'

export const handle: PageFrame = { header: MarketplaceHeader }

async function load(call: Call, id: string) {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2147483647) throw data({ code: 'not_found' }, { status: 404 })
  return pageData(call('GET /api/v1/marketplace/items/:id/', { params: { id: Number(id) } }))
}

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.id)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.id)

export default function ItemPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <Container>
      <PageHead title={product.name} canonical={`/marketplace/item/${product.id}`} />
      <Heading level={1}>{product.name}</Heading>
    </Container>
  )
}
