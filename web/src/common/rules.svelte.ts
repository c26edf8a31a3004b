/* A rule opens in place: which one, of which game, and where what names it begins. */
export const opened = $state<{ rule: string | null; game: string; x: number }>({
  rule: null,
  game: '',
  x: 0,
});
export const context = $state({ game: 'flying-colors', prefix: 'fc' });

/** The catalogue entry of a rule: "12.4" of Flying Colors is fc-rule-12-4. */
export const ruleId = (prefix: string, rule: string): string =>
  `${prefix}-rule-${rule
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()}`;
