// The button of a teaser, as its editor wanted it.

import type { TeaserButton as Button, ButtonScheme, TeaserLink } from '@tornister/domain/content';
import { type ButtonLook, LinkButton } from '../ui/button/button.tsx';
import { newWindow } from '../ui/new-window.ts';

const LOOKS: Readonly<Record<ButtonScheme, ButtonLook>> = {
  primary: 'primary',
  secondary: 'secondary',
  red: 'danger',
  green: 'good',
  outline: 'outline',
  link: 'plain',
};

type TeaserButtonProps = {
  readonly link: TeaserLink;
  readonly text: string;
  /** One of the schemes; without one, and with one that nobody knows, the button looks as buttons of such teasers do. */
  readonly scheme: Button['scheme'];
  readonly otherwise: 'primary' | 'secondary';
  readonly size: 'small' | 'large';
};

/** Leads where the teaser does, in one of the six schemes (spec 3 §5 "Button scheme"). */
export const TeaserButton = ({ link, text, scheme, otherwise, size }: TeaserButtonProps) => (
  <LinkButton href={link.url} look={scheme === undefined ? otherwise : LOOKS[scheme]} size={size} {...newWindow(link)}>
    {text}
  </LinkButton>
);
