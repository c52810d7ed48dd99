// Links within the product: the router's own in the browser, plain anchors with the same markup on the server.
import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'

export type { LinkProps }

interface SectionLinkProps extends LinkProps {
  to: string
  /** Other paths of the same section. */
  also?: readonly string[] | undefined
  /** Current only on its exact path, not on paths below it. */
  end?: boolean
}

/** `discover` marks links whose routes must be fetched; here all routes are known from the start. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />

/** The router's link reads six contexts and resolves its URL against the routes: a fifth of the render time of a page with fifty links. */
function PlainLink(props: LinkProps) {
  const { to, replace, state, reloadDocument, preventScrollReset, viewTransition, relative, prefetch, discover, ...rest } = props
  // Links that depend on the current URL are left to the router.
  if (typeof to !== 'string' || !to.startsWith('/')) return <BrowserLink {...props} />
  return <a {...rest} href={to} />
}

export const Link = import.meta.env.SSR ? PlainLink : BrowserLink

/** A link with `aria-current` on the pages of its section. */
export function NavLink({ to, also = [], end, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = [to, ...also].some((start) => pathname === start || (!end && pathname.startsWith(`${start}/`)))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
