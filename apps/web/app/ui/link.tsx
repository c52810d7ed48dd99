// Links within the product: the router's own in the browser, plain anchors with the same markup on the server.
import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'

export type { LinkProps }

interface SectionLinkProps extends LinkProps {
  to: string
  /** Other paths of the same section. */
  also?: readonly string[] | undefined
  /** Current on its exact path only, not on paths below it. */
  end?: boolean
}

/** `discover` makes React Router fetch the routes of links; here the browser has all routes from the start. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />

/** A plain anchor. React Router's link reads six contexts and resolves its URL: a fifth of the server's time to render a page with fifty links. */
function PlainLink(props: LinkProps) {
  const { to, replace, state, reloadDocument, preventScrollReset, viewTransition, relative, prefetch, discover, ...rest } = props
  // Links that depend on the current URL are left to the router.
  if (typeof to !== 'string' || !to.startsWith('/')) return <BrowserLink {...props} />
  return <a {...rest} href={to} />
}

/** A link within the product. */
export const Link = import.meta.env.SSR ? PlainLink : BrowserLink

/** A link with `aria-current` on the pages of its section. */
export function NavLink({ to, also = [], end, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = [to, ...also].some((start) => pathname === start || (!end && pathname.startsWith(`${start}/`)))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
