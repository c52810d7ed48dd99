// The kind of deal and the branch (by its КПП, the code of its registration with a tax office) in a card's URL.
import { expect, test } from 'vitest'
import { forPurpose, onlyPurposeDiffers, withBranch } from './purpose.ts'

test('the default kind of deal has no parameter', () => {
  expect(forPurpose('/counter-parties/1/founders', 'prepayment')).toBe('/counter-parties/1/founders')
  expect(forPurpose('/counter-parties/1/founders', 'share')).toBe('/counter-parties/1/founders?purpose=share')
  expect(forPurpose('/counter-parties/1/finances?view=report', 'share')).toBe('/counter-parties/1/finances?view=report&purpose=share')
})

test('a branch is added to the URL, also beside a kind of deal', () => {
  expect(withBranch('/counter-parties/1/founders', '540643201')).toBe('/counter-parties/1/founders?kpp=540643201')
  expect(withBranch('/counter-parties/1?purpose=share', '540643201')).toBe('/counter-parties/1?purpose=share&kpp=540643201')
  expect(withBranch('/counter-parties/1', null)).toBe('/counter-parties/1')
})

test('data are reloaded unless only the kind of deal changes', () => {
  const url = (address: string) => new URL(address, 'http://sverka.test')
  expect(onlyPurposeDiffers(url('/a'), url('/a?purpose=share'))).toBe(true)
  expect(onlyPurposeDiffers(url('/a?page=2&purpose=share'), url('/a?page=2'))).toBe(true)
  expect(onlyPurposeDiffers(url('/a?page=2&purpose=share'), url('/a?page=3'))).toBe(false)
  expect(onlyPurposeDiffers(url('/a'), url('/b?purpose=share'))).toBe(false)
  expect(onlyPurposeDiffers(url('/a'), url('/a'))).toBe(false)
})
