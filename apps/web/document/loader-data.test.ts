// Data embedded in a page cannot break out of their script element.
import { expect, test } from 'vitest'
import { scriptJson } from './loader-data.ts'

test('no text ends its script element, and none is changed', () => {
  const data = { name: '</script><script>alert(1)</script>', remark: '<!--\u2028& "', list: [null, 0.5, true] }
  expect(scriptJson(data)).not.toContain('<')
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
