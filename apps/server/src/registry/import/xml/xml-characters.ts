// Character rules of XML for the parser of register files: allowed characters, characters of names, and entities.
import { XmlRefused } from '../import-errors.ts'

/** Characters that XML does not allow at all. */
const FORBIDDEN = /[^\t\n\r -\ufffd]/
/** The five entities that XML has without a DTD. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const ENTITY_TEXTS: readonly string[] = ['&quot;', '&amp;', '&lt;', '&gt;', '&apos;']

/** Refuses the document: throws XmlRefused with this reason. */
export function refuseXml(reason: string): never {
  throw new XmlRefused(reason)
}

/** Throws XmlRefused for characters that XML does not allow. */
export function checkCharacters(text: string): void {
  if (FORBIDDEN.test(text)) refuseXml('a character that XML does not allow')
}

/** Space, line feed, carriage return, tab. `code`: a UTF-16 code unit. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Whether a name may have this UTF-16 code unit: letters of any script, `_`, `:`, and after the first character also digits, `-` and `.`. */
export function isNameCode(code: number, isFirst: boolean): boolean {
  if ((code >= 0x80 && code <= 0xfffd) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return true
  if (code === 0x5f || code === 0x3a) return true
  return !isFirst && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e)
}

/** Replaces the five entities and character references (`&#1055;`). Throws XmlRefused on anything else after `&`. */
export function replaceEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]{2,4});)?/g, (_whole, name: string | undefined) => {
    if (!name) refuseXml('an unknown entity, or & alone')
    if (!name.startsWith('#')) return ENTITIES[name] ?? refuseXml(`an unknown entity ${name}`)
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    // D800 to DFFF are halves of surrogate pairs, not characters.
    const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    const char = isCharacter ? String.fromCodePoint(code) : '\0'
    return FORBIDDEN.test(char) ? refuseXml('a character that XML does not allow') : char
  })
}

/** Checks the entities between these positions: throws as `replaceEntities` does, and nearly always copies no text. */
export function checkEntities(text: string, start: number, end: number): void {
  for (let at = text.indexOf('&', start); at >= 0 && at < end; at = text.indexOf('&', at + 1)) {
    if (!ENTITY_TEXTS.some((entity) => text.startsWith(entity, at))) {
      replaceEntities(text.slice(start, end))
      return
    }
  }
}
