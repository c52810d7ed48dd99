// Cropping a square out of a profile picture: the square stays inside the picture.
import { expect, test } from 'vitest'
import { clampCrop, cropSide, fullCrop } from './crop.rules.ts'

/** A picture in pixels. At zoom 1 the square's side is 500, at zoom 2 it is 250, so its centre stays at least 125 from each edge. */
const wide = { width: 800, height: 500 }

test('at first the largest square in the middle is cropped', () => {
  expect(fullCrop(wide)).toEqual({ x: 400, y: 250, zoom: 1 })
  expect(cropSide(wide, 1)).toBe(500)
})

test.each([
  [
    { x: -100, y: 0, zoom: 1 },
    { x: 250, y: 250, zoom: 1 },
  ],
  [
    { x: 900, y: 900, zoom: 2 },
    { x: 675, y: 375, zoom: 2 },
  ],
  [
    { x: 300, y: 240, zoom: 2 },
    { x: 300, y: 240, zoom: 2 },
  ],
])('the crop %j is moved to %j within the picture', (requested, clamped) => {
  expect(clampCrop(wide, requested)).toEqual(clamped)
})
