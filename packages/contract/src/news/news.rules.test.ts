// Tests the excerpt of an article on a blog card (section 9 of the specification), its plain text, and the filter of articles by title.
import { expect, test } from 'vitest'
import { NEWS_EXCERPT_LENGTH, newsExcerpt, plainText, titleMatches } from './news.rules.ts'

test('the excerpt is the first 120 characters and three dots', () => {
  const text = 'а'.repeat(121)
  expect(newsExcerpt(`<p>${text}</p>`)).toBe(`${'а'.repeat(NEWS_EXCERPT_LENGTH)}...`)
})

test('a text of exactly 120 characters is not cut', () => {
  expect(newsExcerpt('б'.repeat(120))).toBe('б'.repeat(120))
})

test('a cut never splits a surrogate pair', () => {
  const excerpt = newsExcerpt('🙂'.repeat(130))
  expect([...excerpt.slice(0, -3)].every((character) => character === '🙂')).toBe(true)
})

test('tags separate words, entities are decoded, and blanks are merged', () => {
  expect(plainText('<h2>Шаг&nbsp;1</h2><p>«ООО» &amp; <b>ИП</b>, цена &lt; 5&#160;₽</p>')).toBe('Шаг 1 «ООО» & ИП, цена < 5 ₽')
})

test('an entity beyond the last Unicode character is left out, and an unknown entity stays', () => {
  expect(plainText('x&#9999999;y &nope; z')).toBe('xy &nope; z')
})

test('the filter finds a part of the title in upper or lower case, and a blank text finds all', () => {
  expect(titleMatches('Проверяем ИНН', ' инн ')).toBe(true)
  expect(titleMatches('Проверяем ИНН', 'огрн')).toBe(false)
  expect(titleMatches('Проверяем ИНН', '  ')).toBe(true)
})
