// The menus link to the sections that the specification lists (§2, «Headers and menu»).
import { expect, test } from 'vitest'
import { burgerLinks, footerGroups, headerLinks, linksTo } from './sections.ts'

test('header and burger menu list the specification’s links', () => {
  expect(headerLinks).toEqual(['home', 'counterParties', 'sellers', 'marketplace', 'tariffs', 'about', 'blog'])
  expect(burgerLinks).toEqual(expect.arrayContaining(['home', 'marketplace', 'sellers', 'tariffs', 'about', 'blog']))
})

test('the footer links to the page where the number of a report is verified', () => {
  const checking = footerGroups.find(({ key }) => key === 'checking')?.links ?? []
  expect(linksTo(checking)).toContainEqual(expect.objectContaining({ key: 'verify', to: '/verify' }))
})
