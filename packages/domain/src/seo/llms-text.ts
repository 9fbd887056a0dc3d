// What a storefront says to programs that shop for people: where things are, in Markdown. Source: llmstxt.org.

import { withoutTrailingSlashes } from '../routing/path.ts';

export const LLMS_TEXT_PATH = '/llms.txt';

export type LlmsLink = { readonly title: string; readonly path: string };

export type LlmsSection = { readonly heading: string; readonly links: readonly LlmsLink[] };

export type LlmsText = {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly sections: readonly LlmsSection[];
};

const plain = (text: string): string => text.replace(/[\s[\]]+/gu, ' ').trim();

const section = (origin: string, { heading, links }: LlmsSection): string =>
  [`## ${heading}`, '', ...links.map(({ title, path }) => `- [${plain(title)}](${origin}${path})`), ''].join('\n');

/** The document; sections without links are left out. */
export const llmsText = (baseUrl: string, { name, summary, sections }: LlmsText): string => {
  const origin = withoutTrailingSlashes(baseUrl);
  const shown = sections.filter(({ links }) => links.length > 0).map((each) => section(origin, each));
  return [`# ${plain(name)}`, '', `> ${plain(summary)}`, '', ...shown].join('\n');
};
