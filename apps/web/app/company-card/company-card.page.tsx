// The page of a company card, `/counter-parties/{INN or OGRN}`: header and tab bar; the chosen tab is a nested route below them.
import { lazy } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { Container } from '../ui/layout.tsx'
import type { Route } from './+types/company-card.page'
import { CardHead } from './card-head.tsx'
import { CardHeader, CardTabBar } from './card-header.tsx'
import { CardLoader } from './card-loader.tsx'
import styles from './company-card.module.css'
import { type Card, isImported, loadCard } from './load-card.ts'
import { onlyPurposeDiffers } from './purpose.ts'
import type { CardContext } from './use-company.ts'

/** Fetched for a number that no company has. No Suspense fallback: it would hide the server's markup until the script has loaded. */
const CardMissing = lazy(async () => ({ default: (await import('./card-notices.tsx')).CardMissing }))

export async function loader({ params, context }: Route.LoaderArgs) {
  const card = await pageData(loadCard(context.get(servicesContext).call, params.id, languageOnServer(context)))
  return data(card, { status: card.state === 'found' ? 200 : 404 })
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(loadCard(browserCall, params.id, languageInBrowser()))

/** A demo shows another banner above a company imported from a register than above invented ones. */
export const handle: PageFrame = { isImported: (loaded) => isImported(loaded as Card | undefined) }

/** Choosing another kind of deal (a URL parameter) shows the same data another way: nothing is loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !onlyPurposeDiffers(currentUrl, nextUrl) && defaultShouldRevalidate

export default function CompanyCardPage({ loaderData: card }: Route.ComponentProps) {
  const { id = '' } = useParams()
  if (card.state !== 'found') return <CardMissing card={card} />
  return (
    <>
      <CardLoader />
      <CardHead company={card.company} />
      {/* Search engines show the description, never names of people on the page. */}
      <div data-nosnippet="">
        <CardHeader card={card} number={id} />
        <CardTabBar card={card} number={id} />
        <Container className={styles.tab}>
          <Outlet context={card satisfies CardContext} />
        </Container>
      </div>
    </>
  )
}
