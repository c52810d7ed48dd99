// Cleans the HTML of articles by an allow-list of tags and attributes, when an article is saved and again when it is shown.
import sanitize from 'sanitize-html'

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'a',
    'code',
    'pre',
    'hr',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    a: (_tag, { href = '' }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
  },
  // Removes pictures except files of this site: pages load nothing from other hosts.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(media|assets)\/(?!.*\.\.)/.test(frame.attribs.src ?? ''),
}

/** The deepest nesting of elements that is accepted: far more than any editor makes. Cleaning takes time quadratic in the depth. */
const DEPTH_MAX = 100

class TooDeep extends Error {
  override readonly name = 'TooDeep'
}

/** Whether elements are nested more than {@link DEPTH_MAX} deep; checked before cleaning. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  const onOpenTag = () => {
    depth += 1
    if (depth > DEPTH_MAX) throw new TooDeep()
  }
  const onCloseTag = () => {
    depth -= 1
  }
  try {
    sanitize(html, { allowedTags: [], allowedAttributes: {}, onOpenTag, onCloseTag })
    return false
  } catch (error) {
    if (error instanceof TooDeep) return true
    throw error
  }
}

/** Broken HTML may need a second pass before it stops changing; hostile HTML that never does is shown as text. */
const PASSES = 5

/** HTML that is safe to show. Repeating it changes nothing. */
export function cleanNewsHtml(html: string): string {
  let clean = html
  for (let pass = 0; pass < PASSES; pass++) {
    const next = sanitize(clean, options)
    if (next === clean) return clean
    clean = next
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} })
}

function linkAttributes(href: string): sanitize.Attributes {
  return /^https?:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href }
}
