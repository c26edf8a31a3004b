/* The sentences of one language, and what values mean in them: the same as in the server's `quarterdeck.i18n`, which
   the vectors in tests/i18n and the renderings of every selector hold together. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Message {
  id: string;
  args?: Record<string, unknown>;
}
const isMessage = (value: object): value is Message => 'id' in value && typeof value.id === 'string';

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
    this.number = new Intl.NumberFormat(language, { useGrouping: false });
  }

  /** Take in the text of a file; what is wrong with it comes back. */
  add(text: string): Error[] {
    return this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The words of a message ("id") or of one of its attributes ("id.hint"); null when there are none. */
  text(id: string, args: Record<string, unknown> = {}): string | null {
    const [name, attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) given[key] = this.value(value);
    return this.bundle.formatPattern(pattern, given, []);
  }

  /** An argument as Fluent takes it: years have no grouping, yes and no are words, "@id" is itself a message. */
  private value(value: unknown): FluentVariable {
    return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : this.spoken(value);
  }
  private spoken(value: unknown): string {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return this.number.format(value);
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'string') return value.startsWith('@') ? this.nested(value.slice(1)) : value;
    if (Array.isArray(value)) return this.list.format(value.map((item) => this.spoken(item)));
    return typeof value === 'object' && isMessage(value) ? this.nested(value.id, value.args) : '';
  }
  private nested(id: string, args?: Record<string, unknown>): string {
    return this.text(id, args) ?? id;
  }
}
