/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:ftl/*' {
  const text: string;
  export default text;
}
