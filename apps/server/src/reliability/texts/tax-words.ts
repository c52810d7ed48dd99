// Word stems by which open data names kinds of taxes.

export const CONTRIBUTIONS = ['страхов', 'взнос'] as const
