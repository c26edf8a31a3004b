/* The sample states of the gallery, by the types of what draws them: TypeScript reads lists of JSON as lists of any length. */
declare module '*/trafalgar.json?sample' {
  const data: { model: import('../games/flying-colors/model').ChartModel };
  export default data;
}
declare module '*/shallow-waters.json?sample' {
  const data: { state: import('./shallow').Shallow; chits: [string, string, number][] };
  export default data;
}
declare module '*/pirates.json?sample' {
  const data: import('./pirates').Pirates;
  export default data;
}
declare module '*/scenarios.json?sample' {
  const data: import('./scenario').Sample[];
  export default data;
}
