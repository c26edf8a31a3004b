/* Copying text, also where the page is not a secure context and the browser keeps its clipboard to itself. */

/** Whether the text is on the clipboard now. `field` shows it, and is selected if all else fails. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // refused: the old way may still do
  }
  field.select();
  // outside a secure context there is no other way
  return document.execCommand('copy');
}
