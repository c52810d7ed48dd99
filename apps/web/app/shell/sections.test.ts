// Menus show the sections that exist, in the specification's order.
import { expect, test } from 'vitest'
import { burgerLinks, existing, footerGroups, headerLinks, sectionExists } from './sections.ts'

test('header and burger menu list the specification’s links', () => {
  expect(headerLinks).toEqual(['home', 'counterParties', 'sellers', 'marketplace', 'tariffs', 'about', 'blog'])
  expect(burgerLinks).toEqual(expect.arrayContaining(['home', 'marketplace', 'sellers', 'tariffs', 'about', 'blog']))
})

test('only sections that exist are offered', () => {
  const offered = existing(headerLinks).map(({ key }) => key)
  expect(offered).toEqual(headerLinks.filter(sectionExists))
  expect(offered).toContain('counterParties')
})

test('who holds a report of ours finds in the footer where its number is verified', () => {
  const checking = footerGroups.find(({ key }) => key === 'checking')?.links ?? []
  expect(existing(checking)).toContainEqual({ key: 'verify', to: '/verify' })
})
