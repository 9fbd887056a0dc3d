// Renders sanitised HTML of the editors.

type HtmlProps = {
  /** HTML of editors that the backend has sanitised. */
  readonly html: string;
  readonly className?: string | undefined;
};

/** A text of editors. It is sanitised where it is stored; links in it open their page like every other link. */
export const Html = ({ html, className }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the backend, and the page's policy runs no script in it
  <div className={`prose ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: html }} />
);
